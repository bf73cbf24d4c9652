import { type FocusEvent, type FormEvent, useRef } from 'react'
import { useHeldBlurs } from './use-held-blurs.ts'

/**
 * Returns the form's handlers for blur events. Fields that are empty and were never edited are not validated on blur: the
 * submission reports them. The other blur events are held while a mouse button is pressed: {@link useHeldBlurs}.
 */
export function useCalmBlurs() {
  const edited = useRef(new WeakSet<EventTarget>())
  const holdBlur = useHeldBlurs()
  return {
    onInputCapture: (event: FormEvent<HTMLFormElement>) => edited.current.add(event.target),
    onBlurCapture(event: FocusEvent<HTMLFormElement>) {
      if (isEmpty(event.target) && !edited.current.has(event.target)) event.stopPropagation()
      else holdBlur(event)
    },
  }
}

function isEmpty(field: EventTarget): boolean {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  // A partly filled date has no value either.
  return isText && field.value === '' && !field.validity.badInput
}
