import { usePreventPageDrop } from './use-prevent-page-drop.ts'

export interface DropOverlayProps {
  hint: string
  isOver: boolean
}

/**
 * The overlay of a drop zone while files are dragged over it. Also prevents the browser from opening files that are
 * dropped elsewhere.
 */
export function DropOverlay({ hint, isOver }: DropOverlayProps) {
  usePreventPageDrop()
  if (!isOver) return null
  return (
    <div className="vk-drop" part="drop">
      <span className="vk-drop__arch">{hint}</span>
    </div>
  )
}
