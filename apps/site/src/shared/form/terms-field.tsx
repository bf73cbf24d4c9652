import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Emphasized } from '../language/emphasized.tsx'
import { useMessages } from '../language/use-messages.ts'
import { OutsideLink } from '../outside-link.tsx'
import { useSiteConfig } from '../site-config.ts'
import { CheckboxField } from './checkbox-field.tsx'
import type { FieldRules } from './field-props.ts'
import { formMessages } from './messages.ts'

export interface TermsFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  /** Without rules, the browser validates the checkbox. */
  rules?: FieldRules<Values>
}

/** The required checkbox to agree to the terms, with a link to them if the deployment has one. */
export function TermsField<Values extends FieldValues>({ form, name, rules }: TermsFieldProps<Values>) {
  const t = useMessages(formMessages)
  const { termsUrl } = useSiteConfig()
  const link = (text: string) => (termsUrl ? <OutsideLink href={termsUrl}>{text}</OutsideLink> : text)
  return (
    <CheckboxField
      form={form}
      name={name}
      rules={rules}
      required={!rules}
      label={<Emphasized text={t.terms} render={link} />}
    />
  )
}
