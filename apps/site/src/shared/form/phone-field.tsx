import { digitsOf, formatPhoneInput } from '@vowkit/sdk-core/account'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../language/use-messages.ts'
import type { TextFieldProps } from './field.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useFieldError } from './field-props.ts'
import { formMessages } from './messages.ts'

/** Matches a character that is neither a digit nor common in formatted phone numbers. */
const STRAY = /[^\p{Nd}\s()+./-]/u

export type PhoneFieldProps<Values extends FieldValues> = Omit<
  TextFieldProps<Values>,
  'type' | 'hint' | 'isOptional' | 'wayOut'
>

/**
 * A field for a phone number, formatted like `(415) 555-0134` while it is typed. Removes letters and other invalid
 * characters, and shows an error if any were typed.
 */
export function PhoneField<Values extends FieldValues>(props: PhoneFieldProps<Values>) {
  const { form, name, label, rules, ...rest } = props
  const { onlyNumbers } = useMessages(formMessages)
  const { field } = useController({ control: form.control, name, rules })
  const error = useFieldError({ form, name })
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ hasStray: false, digitsBefore: 0 })

  useLayoutEffect(() => {
    if (document.activeElement !== input.current) return
    const caret = afterDigit(input.current?.value ?? '', typed.digitsBefore)
    input.current?.setSelectionRange(caret, caret)
  }, [typed])

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = currentTarget
    const digitsBefore = digitsOf(value.slice(0, selectionStart ?? value.length)).length
    setTyped({ hasStray: STRAY.test(value), digitsBefore })
    field.onChange(formatPhoneInput(value))
  }

  return (
    <FieldFrame label={label} hint={onlyNumbers} error={typed.hasStray ? onlyNumbers : error}>
      {(described) => (
        <input
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          {...rest}
          {...described}
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
          name={name}
          className="field__input"
          aria-required={rules?.required !== undefined}
          value={field.value}
          onChange={take}
          onBlur={() => {
            setTyped({ ...typed, hasStray: false })
            field.onBlur()
          }}
        />
      )}
    </FieldFrame>
  )
}

/** Returns the index after the nth digit. */
function afterDigit(text: string, nth: number): number {
  let seen = 0
  for (const [place, character] of [...text].entries()) {
    if (seen === nth) return place
    if (/\d/.test(character)) seen++
  }
  return text.length
}
