import './drop-area.css'
import { type ClipboardEvent, type ComponentProps, type DragEvent, type ReactNode, useState } from 'react'
import { useNoFileNavigation } from './use-no-file-navigation.ts'

export interface DropAreaProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** What the area says and shows. */
  children: ReactNode
  /** Called with what was chosen, dropped, pasted or taken with the camera, of whatever type. */
  onFiles: (files: File[]) => void
}

/**
 * Takes files in every way there is: the whole area is the label of a file input. It keeps nothing, so the same file can
 * be chosen again; the input's own props pass through.
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
