import type { SdkError } from '@vowkit/sdk-core'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { showFieldErrors } from './show-field-errors.ts'

/**
 * Says why a form was not saved: under its fields, or else above its button. Says nothing where somebody else does: no
 * connection is told by the client, an expired session leads to signing in, and who stopped it knows.
 *
 * @param names The form's field of each wire name.
 */
export function showSaveFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: SdkError,
  names: Record<string, Path<Values>>,
): void {
  if (['network', 'timeout', 'aborted', 'session_changed'].includes(error.code) || error.status === 401) return
  if (showFieldErrors(form, error.fields, names)) return
  const message =
    error.status === 413 ? 'That is too large. 20 MB limit per image.' : 'That could not be saved. Please try again.'
  form.setError('root', { message })
}
