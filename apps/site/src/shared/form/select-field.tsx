import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, useFieldError } from './field-props.ts'

export interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Shown while no option is selected. Cannot be selected itself. */
  placeholder: string
  /** The `<option>`s. */
  children: ReactNode
}

/** A native `<select>`. Its value may be set before its options are rendered. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { form, name, label, hint, rules, isOptional, placeholder, children } = props
  const { field } = useController({ control: form.control, name, rules })
  const error = useFieldError({ form, name })
  return (
    <FieldFrame label={label} hint={hint} error={error} isOptional={isOptional}>
      {(described) => (
        <div className="field__select">
          <select {...described} {...field} className="field__input" aria-required={rules?.required !== undefined}>
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
