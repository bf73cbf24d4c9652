import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Puts the messages of a refused request under the fields they are about and focuses the first of them. What belongs to
 * no field of the form is said by {@link FormAlert}. Gives whether there was anything to show.
 *
 * @param refused `SdkError.fields`: messages by wire name.
 * @param names The form's field of each wire name.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refused: Record<string, string[]>,
  names: Record<string, Path<Values>>,
): boolean {
  const said = Object.entries(refused).flatMap(([wire, [message]]) =>
    message ? [{ field: names[wire], message }] : [],
  )
  const known = said.flatMap(({ field, message }) => (field ? [{ field, message }] : []))
  const [first] = known
  for (const { field, message } of known) form.setError(field, { message }, { shouldFocus: field === first?.field })
  const homeless = said.find(({ field }) => !field)
  if (homeless) form.setError('root', { message: homeless.message })
  return said.length > 0
}
