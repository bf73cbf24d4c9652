import { digitsOf, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vowkit/sdk-core/account'
import { PHONE_PATTERN } from '@vowkit/sdk-core/contract'
import { useMemo } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { TextsOf } from '../language/define-messages.ts'
import { useMessages } from '../language/use-messages.ts'
import { formMessages } from './messages.ts'

/** Text, an at sign, and a domain with a dot: as the backend validates an address, without its details. */
const EMAIL = /^\s*[^\s@]+@[^\s@.]+(\.[^\s@.]+)+\s*$/

/** Validation rules that several forms use, with messages in the language of the site. */
export function useRules() {
  const t = useMessages(formMessages)
  return useMemo(() => createRules(t), [t])
}

function createRules(t: TextsOf<typeof formMessages>) {
  const pattern = { value: EMAIL, message: t.emailInvalid }
  const newPassword = {
    required: t.newPasswordRequired,
    minLength: { value: PASSWORD_MIN_LENGTH, message: t.passwordTooShort },
    maxLength: { value: PASSWORD_MAX_LENGTH, message: t.passwordTooLong },
  }
  return {
    requiredEmail: { required: t.emailRequired, pattern },
    optionalEmail: { pattern },
    newPassword,
    /** A new password that `repetition` repeats. Changing it validates a touched repetition again. */
    newPasswordRepeatedIn<Values extends FieldValues>(form: UseFormReturn<Values>, repetition: FieldPath<Values>) {
      const onChange = () => form.getFieldState(repetition).isTouched && form.trigger(repetition)
      return { ...newPassword, onChange }
    },
    /** The repetition of a password. `missing` is the message for an empty field. */
    repetitionOf<Values extends FieldValues>(password: FieldPath<Values>, missing: string) {
      return {
        required: missing,
        validate: (repeated: unknown, values: Values) => repeated === values[password] || t.passwordsDiffer,
      }
    },
    /** A phone number, of which only the digits count. */
    requiredPhone: {
      required: t.phoneRequired,
      validate: (phone: unknown) => PHONE_PATTERN.test(digitsOf(String(phone))) || t.phoneIncomplete,
    },
  }
}

/** A text that is not blank. */
export function requiredText(message: string) {
  return { required: message, validate: (text: unknown) => (typeof text === 'string' && text.trim() !== '') || message }
}
