import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Shows a rejected request's messages below their fields and focuses the first of these fields. {@link FormAlert} shows
 * the first message that belongs to no field of the form. Returns whether there was any message.
 *
 * @param fieldErrors `SdkError.fields`: messages by wire name.
 * @param names Maps wire names to fields of the form.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fieldErrors: Record<string, string[]>,
  names: Record<string, Path<Values>>,
): boolean {
  const messages = Object.entries(fieldErrors).flatMap(([wire, [message]]) =>
    message ? [{ field: names[wire], message }] : [],
  )
  const matched = messages.flatMap(({ field, message }) => (field ? [{ field, message }] : []))
  const [first] = matched
  for (const { field, message } of matched) form.setError(field, { message }, { shouldFocus: field === first?.field })
  const unmatched = messages.find(({ field }) => !field)
  if (unmatched) form.setError('root', { message: unmatched.message })
  return messages.length > 0
}
