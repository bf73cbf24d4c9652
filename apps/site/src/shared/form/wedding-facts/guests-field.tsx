import { MAX_GUESTS } from '@vowkit/sdk-core/contract'
import type { FieldValues } from 'react-hook-form'
import { useMessages } from '../../language/use-messages.ts'
import { Field } from '../field.tsx'
import type { FieldProps } from '../field-props.ts'
import { weddingFactsMessages } from './messages.ts'

export type GuestsFieldProps<Values extends FieldValues> = Pick<
  FieldProps<Values>,
  'form' | 'name' | 'hint' | 'isOptional'
>

/** A field for the couple's estimate of its guests. It can stay empty. Its value is text. */
export function GuestsField<Values extends FieldValues>(props: GuestsFieldProps<Values>) {
  const t = useMessages(weddingFactsMessages)
  return (
    <Field
      {...props}
      label={t.guests}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(MAX_GUESTS).length}
      rules={{ validate: (guests) => isGuestCount(String(guests).trim()) || t.guestsInvalid }}
    />
  )
}

function isGuestCount(text: string): boolean {
  return text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_GUESTS)
}
