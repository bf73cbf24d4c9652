import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, useFieldError } from './field-props.ts'

export type TextFieldProps<Values extends FieldValues> = FieldProps<Values> &
  Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps<Values>> & {
    /** Rendered after the error, such as a link to the next step. */
    wayOut?: ReactNode
  }

/** A text input, or an input of another `type`, such as a date. */
export function Field<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, hint, rules, isOptional, wayOut, ...rest } = props
  const error = useFieldError({ form, name })
  return (
    <FieldFrame label={label} hint={hint} error={error} wayOut={wayOut} isOptional={isOptional}>
      {(described) => (
        <input
          type="text"
          {...rest}
          {...described}
          className="field__input"
          aria-required={rules?.required !== undefined}
          {...form.register(name, rules)}
        />
      )}
    </FieldFrame>
  )
}
