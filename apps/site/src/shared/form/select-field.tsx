import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, useFieldError } from './field-props.ts'

export interface SelectFieldProps<Values extends FieldValues>
  extends FieldProps<Values>,
    Omit<ComponentPropsWithoutRef<'select'>, keyof FieldProps<Values>> {
  /** What is shown before anything is chosen; cannot be chosen itself. */
  placeholder: string
  /** The `<option>`s. */
  children: ReactNode
}

/** One of several, by the platform's own list. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { form, name, label, hint, rules, isOptional, placeholder, children, ...rest } = props
  const error = useFieldError({ form, name })
  return (
    <FieldFrame label={label} hint={hint} error={error} isOptional={isOptional}>
      {(described) => (
        <div className="field__select">
          <select
            {...rest}
            {...described}
            className="field__input"
            required={rules?.required !== undefined}
            {...form.register(name, rules)}
          >
            <option value="" disabled>
              {placeholder}
            </option>
            {children}
          </select>
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}
