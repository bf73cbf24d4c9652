import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells an element how much of the window's foot a soft keyboard covers, as `--_keyboard`, and how far the window is
 * scrolled under it, as `--_above`. `dvh` leaves the keyboard out on iOS, so a bottom sheet would hide behind it.
 */
export function useKeyboardInset(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport
    const element = target.current
    if (!viewport || !element) return
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop
      element.style.setProperty('--_keyboard', `${Math.max(0, Math.round(covered))}px`)
      element.style.setProperty('--_above', `${Math.max(0, Math.round(viewport.offsetTop))}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [target])
}
