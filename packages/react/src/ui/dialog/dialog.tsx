import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { CloseIcon } from '../icon/icon.tsx'
import { useKeyboardInset } from './use-keyboard-inset.ts'

export interface DialogProps {
  title: string
  closeLabel: string
  /** `window` fills the browser's window. */
  size?: 'narrow' | 'wide' | 'window'
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog for as long as it is rendered. The platform's own element keeps the focus inside, lies above
 * everything without a z-index, and gives the focus back; it works the same inside a shadow root.
 */
export function Dialog({ title, closeLabel, size = 'narrow', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Leaving closes it too, which nobody needs to be told.
  const isEnding = useRef(false)
  useKeyboardInset(dialog)

  useLayoutEffect(() => {
    const element = dialog.current
    isEnding.current = false
    // Firefox gives it the focus itself rather than its first button: so its name is told, and what it says first.
    element?.setAttribute('autofocus', '')
    element?.showModal()
    return () => {
      isEnding.current = true
      element?.close()
    }
  }, [])

  return (
    <dialog
      className="vk-dialog"
      part="dialog"
      data-size={size}
      aria-label={title}
      ref={dialog}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (!event.currentTarget.open && !isEnding.current) onClose()
      }}
    >
      <div className="vk-dialog__header" part="header">
        <h2 className="vk-dialog__title">{title}</h2>
        <button type="button" className="vk-icon-button" aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="vk-dialog__body" part="body">
        {children}
      </div>
    </dialog>
  )
}
