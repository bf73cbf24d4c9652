import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'

export interface FormAlertProps<Values extends FieldValues> {
  /** The form whose `root` error is shown. The next submission clears the error. */
  form: UseFormReturn<Values>
  /** Shown after the message, such as a link to the next step. */
  children?: ReactNode
}

/** The error of a whole form. Announced when it appears. */
export function FormAlert<Values extends FieldValues>({ form, children }: FormAlertProps<Values>) {
  const { errors } = useFormState({ control: form.control })
  if (!errors.root?.message) return null
  return (
    <div className="form-alert" role="alert">
      <CircleAlert size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>
        {errors.root.message}
        {children && <> {children}</>}
      </span>
    </div>
  )
}
