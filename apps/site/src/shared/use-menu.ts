import { type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

export interface Menu {
  isOpen: boolean
  close(): void
  /** For the element around the button and what it opens. */
  box: { ref: RefObject<HTMLDivElement | null>; onBlur(event: FocusEvent): void }
  /** For the button. */
  button: {
    ref: RefObject<HTMLButtonElement | null>
    onClick(): void
    'aria-expanded': boolean
    'aria-controls': string
  }
  /** For what is opened. */
  panel: { id: string; hidden: boolean }
}

/** Something that a button opens and that closes on a click elsewhere, Escape, leaving it, and another screen. */
export function useMenu(path: string): Menu {
  const [openOn, setOpenOn] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isOpen = openOn === path
  const close = () => {
    // Nothing that is hidden keeps the focus.
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
        // The path tells also where something was that has been replaced since, such as the button's icon.
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
