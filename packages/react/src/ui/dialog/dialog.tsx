import { type CSSProperties, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { CloseOnBackContext } from '../../shared/close-on-back.ts'
import { useBackToClose } from '../../shared/use-back-to-close.ts'
import { CloseIcon } from '../icon/icon.tsx'
import { useKeyboardInset } from './use-keyboard-inset.ts'

export interface DialogProps {
  title: string
  closeLabel: string
  /**
   * The size of the dialog. Default: `narrow`. `page` fills the viewport of a phone, `window` every viewport. `popover`
   * opens at `at`.
   */
  size?: 'narrow' | 'wide' | 'page' | 'window' | 'popover'
  /** The position of the element next to which a popover opens, in pixels of the viewport. */
  at?: { right: number; top: number }
  /** Whether a press outside closes the dialog. Default: only a popover. */
  closesOutside?: boolean
  /**
   * Called on the close button, on Escape, on the browser's Back button if the provider has `closeOnBack`, and when the browser closes the dialog. The
   * host must then unmount the dialog.
   */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog, which is open while it is mounted. The native `<dialog>` traps the focus, renders in the top layer
 * and restores the focus when it closes. It also works in a shadow root.
 */
export function Dialog({ title, closeLabel, size = 'narrow', at, onClose, children, ...rest }: DialogProps) {
  const { closesOutside = size === 'popover' } = rest
  const dialog = useRef<HTMLDialogElement>(null)
  // Unmounting also closes the dialog, but must not call `onClose`.
  const isUnmounting = useRef(false)
  useKeyboardInset(dialog)
  useBackToClose(useContext(CloseOnBackContext) && size !== 'popover', onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    isUnmounting.current = false
    // With `autofocus`, Firefox focuses the dialog instead of its first button. Screen readers then announce its name
    // and first text.
    element?.setAttribute('autofocus', '')
    element?.showModal()
    return () => {
      isUnmounting.current = true
      element?.close()
    }
  }, [])

  return (
    <dialog
      className="vk-dialog"
      part="dialog"
      data-size={size}
      style={at && ({ '--_right': `${at.right}px`, '--_top': `${at.top}px` } as CSSProperties)}
      aria-label={title}
      ref={dialog}
      // The dialog has no padding, so a press on the dialog itself is a press on its backdrop.
      onMouseDown={(event) => closesOutside && event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (!event.currentTarget.open && !isUnmounting.current) onClose()
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
