import { type ComponentPropsWithoutRef, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldNote } from './field-frame.tsx'
import { type FieldProps, useFieldError } from './field-props.ts'

export type CheckboxFieldProps<Values extends FieldValues> = Omit<FieldProps<Values>, 'isOptional'> &
  Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps<Values> | 'type'>

/**
 * A checkbox with its label beside it. With the rule `required`, an unchecked box shows the message of the rule. With
 * only the attribute `required`, the browser reports the unchecked box on submit. The input has `aria-required` instead
 * of `required`, because Firefox reports an untouched `required` field as invalid.
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
