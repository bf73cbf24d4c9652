import { type RefObject, useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Takes over what password managers and autofill write into the fields, of which React hears nothing: some set the
 * value and fire only `change`, some fire nothing at all. The function it gives reads every field once more.
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
