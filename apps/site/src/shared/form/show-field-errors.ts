import type { SdkError } from '@vowkit/sdk-core'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { TextsOf } from '../language/define-messages.ts'
import type { formMessages } from './messages.ts'

/**
 * Shows the reasons of a rejected request below their fields and focuses the first of these fields. {@link FormAlert}
 * shows the first reason that belongs to no field of the form. Returns whether the error names any field.
 *
 * @param names Maps wire names to fields of the form.
 * @param t The texts of `formMessages`.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { code, fields }: Pick<SdkError, 'code' | 'fields'>,
  names: Record<string, Path<Values>>,
  t: TextsOf<typeof formMessages>,
): boolean {
  const messages = Object.entries(fields).flatMap(([wire, [message]]) =>
    message ? [{ field: names[wire], message }] : [],
  )
  const matched = messages.flatMap(({ field, message }) => (field ? [{ field, message }] : []))
  const [first] = matched
  for (const { field, message } of matched) {
    form.setError(field, { message: t.fieldReason(code, message) }, { shouldFocus: field === first?.field })
  }
  const unmatched = messages.find(({ field }) => !field)
  if (unmatched) form.setError('root', { message: t.reason(code, unmatched.message) })
  return messages.length > 0
}
