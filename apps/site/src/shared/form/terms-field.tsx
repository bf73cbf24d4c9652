import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { OutsideLink } from '../outside-link.tsx'
import { useSiteConfig } from '../site-config.ts'
import { CheckboxField } from './checkbox-field.tsx'
import type { FieldRules } from './field-props.ts'

export interface TermsFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  /** Without rules the browser itself refuses a form whose terms are not agreed to. */
  rules?: FieldRules<Values>
}

/** Agreeing to the terms, which must be. They are linked where the deployment says where they are. */
export function TermsField<Values extends FieldValues>({ form, name, rules }: TermsFieldProps<Values>) {
  const { termsUrl } = useSiteConfig()
  const terms = 'terms and conditions'
  return (
    <CheckboxField
      form={form}
      name={name}
      rules={rules}
      required={!rules}
      label={<>I agree to the {termsUrl ? <OutsideLink href={termsUrl}>{terms}</OutsideLink> : terms}</>}
    />
  )
}
