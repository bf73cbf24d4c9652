import type { ReactNode } from 'react'
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseControllerProps,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'

/** When a field is wrong, and the words for it. */
export type FieldRules<Values extends FieldValues> = NonNullable<UseControllerProps<Values>['rules']>

/** What every field of the kit takes; the rest of its props go to the control itself. */
export interface FieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: ReactNode
  /** Stands under the control until there is an error to stand there. */
  hint?: ReactNode
  /**
   * When it is wrong, and the words for it: `{ required: 'Enter your name.' }`. What must be filled in is `aria-required`:
   * Firefox says of what is `required` that it is invalid before anybody has been in it, whatever `aria-invalid` is.
   */
  rules?: FieldRules<Values>
  /** Says "optional" behind the label. */
  isOptional?: boolean
}

/** The message of one field, as it is now. */
export function useFieldError<Values extends FieldValues>({
  form,
  name,
}: Pick<FieldProps<Values>, 'form' | 'name'>): string | undefined {
  const { errors } = useFormState({ control: form.control, name })
  const error: FieldError | undefined = get(errors, name)
  return error?.message || undefined
}
