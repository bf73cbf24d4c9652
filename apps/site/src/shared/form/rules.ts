import { digitsOf, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vowkit/sdk-core/account'
import { PHONE_PATTERN } from '@vowkit/sdk-core/contract'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Something, an at, and a domain with a dot: what the backend takes, without its finer points. */
const EMAIL = /^\s*[^\s@]+@[^\s@.]+(\.[^\s@.]+)+\s*$/

/** An e-mail address that must be given. */
export const requiredEmail = {
  required: 'Enter your email address.',
  pattern: { value: EMAIL, message: 'Enter a valid email address.' },
}

/** An e-mail address that may be left out. */
export const optionalEmail = { pattern: { value: EMAIL, message: 'Enter a valid email address.' } }

/** A password somebody chooses. */
export const newPassword = {
  required: 'Enter a password.',
  minLength: { value: PASSWORD_MIN_LENGTH, message: `Use at least ${PASSWORD_MIN_LENGTH} characters.` },
  maxLength: { value: PASSWORD_MAX_LENGTH, message: `Use at most ${PASSWORD_MAX_LENGTH} characters.` },
}

/** A password somebody chooses and repeats: the repetition, once somebody has been there, is compared anew. */
export function newPasswordRepeatedIn<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  repetition: FieldPath<Values>,
) {
  const onChange = () => form.getFieldState(repetition).isTouched && form.trigger(repetition)
  return { ...newPassword, onChange }
}

/** The repetition of a password; `missing` asks for it. */
export function repetitionOf<Values extends FieldValues>(password: FieldPath<Values>, missing: string) {
  return {
    required: missing,
    validate: (repeated: unknown, values: Values) => repeated === values[password] || 'Passwords do not match',
  }
}

/** A phone number, of which only the digits count. */
export const requiredPhone = {
  required: 'Enter your phone number.',
  validate: (phone: unknown) => PHONE_PATTERN.test(digitsOf(String(phone))) || 'Enter your whole phone number.',
}

/** Something that is not blank. */
export function requiredText(message: string) {
  return { required: message, validate: (text: unknown) => (typeof text === 'string' && text.trim() !== '') || message }
}
