import { type RefObject, useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Updates the form with values that password managers and autofill write into its fields. React does not notice such
 * writes: some tools fire only `change`, others fire no event. Returns a function that reads every field again.
 */
export function useOutsideFills<Values extends FieldValues>(
  element: RefObject<HTMLFormElement | null>,
  form: UseFormReturn<Values>,
): () => void {
  const take = useRef((_field: Element | EventTarget | null) => {})
  take.current = (field) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    const name = field.name as Path<Values>
    const held: unknown = name && form.getValues(name)
    if (typeof held !== 'string' || field.type === 'radio' || held === field.value) return
    form.setValue(name, field.value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldTouch: true })
  }

  useEffect(() => {
    const listen = (event: Event) => take.current(event.target)
    const filled = element.current
    filled?.addEventListener('change', listen)
    return () => filled?.removeEventListener('change', listen)
  }, [element])

  return () => {
    for (const field of element.current?.elements ?? []) take.current(field)
  }
}
