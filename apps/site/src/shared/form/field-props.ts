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

/** The validation rules of a field, with their messages. */
export type FieldRules<Values extends FieldValues> = NonNullable<UseControllerProps<Values>['rules']>

/** The props that all fields have. The other props of a field are passed to its control. */
export interface FieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: ReactNode
  /** Shown below the control unless there is an error. */
  hint?: ReactNode
  /**
   * Validation rules and their messages: `{ required: 'Enter your name.' }`. Required fields have `aria-required`
   * instead of `required`, because Firefox reports an untouched `required` field as invalid regardless of
   * `aria-invalid`.
   */
  rules?: FieldRules<Values>
  /** Shows "optional" after the label. */
  isOptional?: boolean
}

/** Returns the current error message of a field. */
export function useFieldError<Values extends FieldValues>({
  form,
  name,
}: Pick<FieldProps<Values>, 'form' | 'name'>): string | undefined {
  const { errors } = useFormState({ control: form.control, name })
  const error: FieldError | undefined = get(errors, name)
  return error?.message || undefined
}
