import type { ComponentPropsWithoutRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, useFieldError } from './field-props.ts'

export type TextAreaFieldProps<Values extends FieldValues> = FieldProps<Values> &
  Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldProps<Values>>

/** A multi-line text field. Grows with its content in browsers that support it. */
export function TextAreaField<Values extends FieldValues>(props: TextAreaFieldProps<Values>) {
  const { form, name, label, hint, rules, isOptional, ...rest } = props
  const error = useFieldError({ form, name })
  return (
    <FieldFrame label={label} hint={hint} error={error} isOptional={isOptional}>
      {(described) => (
        <textarea
          rows={4}
          {...rest}
          {...described}
          className="field__input field__input--area"
          aria-required={rules?.required !== undefined}
          {...form.register(name, rules)}
        />
      )}
    </FieldFrame>
  )
}
