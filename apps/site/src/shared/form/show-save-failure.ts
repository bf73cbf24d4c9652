import type { SdkError } from '@vowkit/sdk-core'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { TextsOf } from '../language/define-messages.ts'
import type { formMessages } from './messages.ts'
import { showFieldErrors } from './show-field-errors.ts'

/**
 * Shows why a form was not saved: below its fields, or else above its submit button. Shows nothing for failures that
 * are reported elsewhere: a lost connection, an expired session, a cancelled upload.
 *
 * @param names Maps wire names to fields of the form.
 * @param t The texts of `formMessages`.
 */
export function showSaveFailure<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: SdkError,
  names: Record<string, Path<Values>>,
  t: TextsOf<typeof formMessages>,
): void {
  if (['network', 'timeout', 'aborted', 'session_changed'].includes(error.code) || error.status === 401) return
  if (showFieldErrors(form, error, names, t)) return
  form.setError('root', { message: error.status === 413 ? t.tooLarge : t.saveFailed })
}
