import type { RefObject } from 'react'
import { useKeyboardInset } from '../../ui/dialog/use-keyboard-inset.ts'

/** Makes room for a soft keyboard in what fills the window. */
export function KeyboardInset({ target }: { target: RefObject<HTMLElement | null> }) {
  useKeyboardInset(target)
  return null
}
