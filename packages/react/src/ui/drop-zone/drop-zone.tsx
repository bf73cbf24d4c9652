import {
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type DragEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { DropOverlay } from './drop-overlay.tsx'

export interface DropZoneProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The text on the overlay while files are dragged over the section. */
  hint: string
  onFiles: (files: File[]) => void
  /** Receives the overlay, which covers its closest positioned ancestor. */
  children: (overlay: ReactNode) => ReactNode
}

/**
 * A section that accepts dropped and pasted files. The browser does not open a file that is dropped outside the
 * section.
 */
export function DropZone({ hint, onFiles, children, ...rest }: DropZoneProps) {
  const depth = useRef(0)
  const [isOver, setOver] = useState(false)
  const [isUsed, setUsed] = useState(false)

  function enter(event: DragEvent, step: 1 | -1) {
    if (!hasFiles(event)) return
    // The browser dispatches `dragenter` on a child before `dragleave` on its parent, so count the events.
    depth.current += step
    setOver(depth.current > 0)
    setUsed(true)
  }

  function drop(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth.current = 0
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    // Some applications copy text together with an image of the text. Paste such content as text.
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return
    event.preventDefault()
    onFiles(files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can also be selected with a button
    <section
      {...rest}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
    >
      {children(isUsed && <DropOverlay hint={hint} isOver={isOver} />)}
    </section>
  )
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}
