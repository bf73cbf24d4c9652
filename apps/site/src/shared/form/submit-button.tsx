import type { ReactNode } from 'react'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { ariaDisabledProps } from '../aria-disabled-props.ts'
import { useMessages } from '../language/use-messages.ts'
import { formMessages } from './messages.ts'

export interface SubmitButtonProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Disables the button, because there is nothing to submit. */
  disabled?: boolean
  className?: string
  children: ReactNode
}

/** The submit button of a form. While the form is submitting, it shows "Loading..." and ignores clicks. */
export function SubmitButton<Values extends FieldValues>({ form, children, ...rest }: SubmitButtonProps<Values>) {
  const { sending } = useMessages(formMessages)
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <button
      type="submit"
      className={`button form__submit ${rest.className ?? ''}`}
      {...ariaDisabledProps(isSubmitting || rest.disabled === true)}
    >
      {isSubmitting ? sending : children}
    </button>
  )
}
