import { PASSWORD_MIN_LENGTH } from '@vowkit/sdk-core/account'
import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useMessages } from '../language/use-messages.ts'
import type { TextFieldProps } from './field.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useFieldError } from './field-props.ts'
import { formMessages } from './messages.ts'

export type PasswordFieldProps<Values extends FieldValues> = Omit<
  TextFieldProps<Values>,
  'type' | 'isOptional' | 'wayOut'
> & {
  autoComplete: 'current-password' | 'new-password'
  /** Shows the strength of a new password below the field. */
  showsStrength?: boolean
}

/** A password input with a button that reveals the password. Shows a warning while Caps Lock is on. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { form, name, label, hint, rules, showsStrength = false, ...rest } = props
  const t = useMessages(formMessages)
  const error = useFieldError({ form, name })
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const strength = useStrength(props)
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <FieldFrame label={label} hint={showsStrength ? strength : hint} error={error}>
      {(described) => (
        <>
          <div className="field__password">
            <input
              {...rest}
              {...described}
              type={isShown ? 'text' : 'password'}
              className="field__input"
              aria-required={rules?.required !== undefined}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={readCapsLock}
              onKeyUp={readCapsLock}
              {...form.register(name, rules)}
            />
            <button
              type="button"
              className="field__reveal"
              aria-label={t.showPassword}
              aria-pressed={isShown}
              aria-controls={described.id}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? (
                <EyeOff size={20} strokeWidth={1.5} aria-hidden="true" />
              ) : (
                <Eye size={20} strokeWidth={1.5} aria-hidden="true" />
              )}
            </button>
          </div>
          <p className="field__caps" role="status">
            {hasCapsLock && t.capsLock}
          </p>
        </>
      )}
    </FieldFrame>
  )
}

/** Describes the strength of a password by its length, or the required length if it is too short. */
function useStrength<Values extends FieldValues>({ form, name }: PasswordFieldProps<Values>): string {
  const t = useMessages(formMessages)
  const password: unknown = useWatch({ control: form.control, name })
  const length = typeof password === 'string' ? password.length : 0
  if (length < PASSWORD_MIN_LENGTH) return t.passwordHint
  if (length < 12) return t.fair(length)
  return length < 16 ? t.good(length) : t.strong(length)
}
