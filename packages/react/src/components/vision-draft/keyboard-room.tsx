import { useRef } from 'react'
import { useKeyboardInset } from '../../ui/dialog/use-keyboard-inset.ts'

/** Tells the form it is in how much of the window a soft keyboard covers. */
export function KeyboardRoom() {
  const place = useRef<HTMLSpanElement>(null)
  const form = useRef({
    get current() {
      return place.current?.closest('form') ?? null
    },
  })
  useKeyboardInset(form.current)
  return <span hidden ref={place} />
}
