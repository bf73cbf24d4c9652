import './menu.css'
import { type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

export interface Menu {
  isOpen: boolean
  close(): void
  /** Props of the element around the button and the panel. */
  box: { ref: RefObject<HTMLDivElement | null>; onBlur(event: FocusEvent): void }
  /** Props of the button. */
  button: {
    ref: RefObject<HTMLButtonElement | null>
    onClick(): void
    'aria-expanded': boolean
    'aria-controls': string
  }
  /** Props of the panel. */
  panel: { id: string; hidden: boolean }
}

/**
 * A menu that a button opens. The menu closes on a click outside, on Escape, when it loses the focus, and when `path`
 * changes. Its style sheet defines the classes `menu`, `menu__panel`, `menu__list` and `menu__entry`.
 */
export function useMenu(path: string): Menu {
  const [openOn, setOpenOn] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isOpen = openOn === path
  const close = () => {
    // Hiding the panel would lose the focus.
    if (box.current?.contains(document.activeElement)) button.current?.focus()
    setOpenOn(null)
  }

  useEffect(() => {
    if (!isOpen) return
    const closed = new AbortController()
    const { signal } = closed
    document.addEventListener(
      'click',
      (event) => {
        // Unlike `contains`, the composed path includes elements that were replaced meanwhile, such as the button's
        // icon.
        if (box.current && !event.composedPath().includes(box.current)) setOpenOn(null)
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        setOpenOn(null)
        button.current?.focus()
      },
      { signal },
    )
    return () => closed.abort()
  }, [isOpen])

  return {
    isOpen,
    close,
    box: {
      ref: box,
      onBlur({ relatedTarget }) {
        if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) close()
      },
    },
    button: {
      ref: button,
      onClick: () => setOpenOn(isOpen ? null : path),
      'aria-expanded': isOpen,
      'aria-controls': id,
    },
    panel: { id, hidden: !isOpen },
  }
}
