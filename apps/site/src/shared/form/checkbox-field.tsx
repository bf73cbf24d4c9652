import { type ComponentPropsWithoutRef, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldNote } from './field-frame.tsx'
import { type FieldProps, useFieldError } from './field-props.ts'

export type CheckboxFieldProps<Values extends FieldValues> = Omit<FieldProps<Values>, 'isOptional'> &
  Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps<Values> | 'type'>

/**
 * A box with its label beside it. With a rule `required` it says in our words that it must be checked; with only the
 * attribute `required` the browser does, once the form is sent: Firefox says of what is `required` that it is invalid before
 * anybody has been at it.
 */
export function CheckboxField<Values extends FieldValues>(props: CheckboxFieldProps<Values>) {
  const { form, name, label, hint, rules, required, ...rest } = props
  const error = useFieldError({ form, name })
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className="field">
      <label className="check" htmlFor={id}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          className="check__box"
          aria-describedby={hasNote ? noteId : undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-required={required || rules?.required !== undefined}
          {...form.register(name, rules)}
        />
        <span className="check__label">{label}</span>
      </label>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}
