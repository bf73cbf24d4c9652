import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'

export interface SubmitButtonProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Has nothing to send. */
  disabled?: boolean
  className?: string
  children: ReactNode
}

/** Sends its form; while that is under way it is disabled and says "Loading...". */
export function SubmitButton<Values extends FieldValues>({ form, children, ...rest }: SubmitButtonProps<Values>) {
  const { isSubmitting } = useFormState({ control: form.control })
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  useEffect(() => {
    if (isSubmitting) hadFocus.current = document.activeElement === button.current
    // A disabled button lets go of the focus; whoever pressed it finds it again, unless the answer led elsewhere.
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [isSubmitting])

  return (
    <button
      ref={button}
      type="submit"
      className={`button form__submit ${rest.className ?? ''}`}
      disabled={isSubmitting || rest.disabled}
    >
      {isSubmitting ? 'Loading...' : children}
    </button>
  )
}
