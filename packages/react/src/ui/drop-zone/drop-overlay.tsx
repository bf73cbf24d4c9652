import { useStayHere } from './use-stay-here.ts'

export interface DropOverlayProps {
  hint: string
  isOver: boolean
}

/** What lies over a place for files while some hang over it. From the first time on a miss keeps the page. */
export function DropOverlay({ hint, isOver }: DropOverlayProps) {
  useStayHere()
  if (!isOver) return null
  return (
    <div className="vk-drop" part="drop">
      <span className="vk-drop__arch">{hint}</span>
    </div>
  )
}
