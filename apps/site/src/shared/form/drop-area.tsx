import './drop-area.css'
import { type ClipboardEvent, type ComponentProps, type DragEvent, type ReactNode, useState } from 'react'
import { useNoFileNavigation } from './use-no-file-navigation.ts'

export interface DropAreaProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** The visible content of the area. */
  children: ReactNode
  /** Called with files of any type that were chosen, dropped, pasted or taken with the camera. */
  onFiles: (files: File[]) => void
}

/**
 * A file input whose label is a drop area: files can be chosen, dropped or pasted. The input is reset after each
 * choice, so that the same file can be chosen again. Other props are passed to the input.
 */
export function DropArea({ children, onFiles, className, ...input }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  useNoFileNavigation()

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
  }

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }

  return (
    <label
      className={`drop-area ${className ?? ''}`}
      data-over={isOver || undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <input
        {...input}
        type="file"
        className="drop-area__input"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      {children}
    </label>
  )
}
