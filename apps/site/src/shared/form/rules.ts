import { digitsOf, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@vowkit/sdk-core/account'
import { PHONE_PATTERN } from '@vowkit/sdk-core/contract'
import { useMemo } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { TextsOf } from '../language/define-messages.ts'
import { useMessages } from '../language/use-messages.ts'
import { formMessages } from './messages.ts'

/** Text, an at sign, and a domain with a dot: a simplified version of the backend's email validation. */
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
    /** Rules for a new password. Changing it validates the field `repetition` again if that field was touched. */
    newPasswordRepeatedIn<Values extends FieldValues>(form: UseFormReturn<Values>, repetition: FieldPath<Values>) {
      const onChange = () => form.getFieldState(repetition).isTouched && form.trigger(repetition)
      return { ...newPassword, onChange }
    },
    /** Rules for the repetition of a password. `missing` is the message for an empty field. */
    repetitionOf<Values extends FieldValues>(password: FieldPath<Values>, missing: string) {
      return {
        required: missing,
        validate: (repeated: unknown, values: Values) => repeated === values[password] || t.passwordsDiffer,
      }
    },
    /** Rules for a phone number. Only its digits are validated. */
    requiredPhone: {
      required: t.phoneRequired,
      validate: (phone: unknown) => PHONE_PATTERN.test(digitsOf(String(phone))) || t.phoneIncomplete,
    },
  }
}

/** Returns the rules for a text that must not be blank. */
export function requiredText(message: string) {
  return { required: message, validate: (text: unknown) => (typeof text === 'string' && text.trim() !== '') || message }
}
