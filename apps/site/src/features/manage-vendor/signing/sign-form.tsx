import { type LeadFile, type LeadView, MAX_SIGNATURE_LENGTH } from '@vowkit/sdk-core/leads'
import { useForm } from 'react-hook-form'
import { CheckboxField } from '../../../shared/form/checkbox-field.tsx'
import { Field } from '../../../shared/form/field.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { FormAlert } from '../../../shared/form/form-alert.tsx'
import { useKeptValues } from '../../../shared/form/kept-values.ts'
import { requiredText } from '../../../shared/form/rules.ts'
import { showFieldErrors } from '../../../shared/form/show-field-errors.ts'
import { SubmitButton } from '../../../shared/form/submit-button.tsx'
import { useNetworkTold } from '../../../shared/network-told.ts'
import { failureText } from '../failure-text.ts'
import type { LeadProps } from '../lead-props.ts'

interface Signing {
  own: string
  partner: string
  isAuthorized: boolean
}

const CONSENT = 'We agree to sign this document electronically, and that our typed names are our signatures.'

export interface SignFormProps extends LeadProps {
  file: LeadFile
  view: LeadView
  onSigned: () => void
}

/** The signing form: both names and the consent. */
export function SignForm({ file, lead, view, onSigned }: SignFormProps) {
  // The consent is not stored: each submission needs a new one.
  const kept = useKeptValues<Signing>(`sign-${file.id}`, ['own', 'partner'])
  const form = useForm<Signing>({
    mode: 'onTouched',
    defaultValues: kept.over({ own: '', partner: '', isAuthorized: false }),
  })
  useNetworkTold()

  async function sign({ own, partner }: Signing): Promise<void> {
    const result = await view.sign(file.id, { own, partner })
    if (result.ok) {
      kept.forget()
      return onSigned()
    }
    const names = { esign_doc: 'own', esign_doc_partner: 'partner' } as const
    if (showFieldErrors(form, result.error.fields, names)) return
    form.setError('root', { message: failureText(result.error, 'The document was not signed. Please try again.') })
  }

  return (
    <Form form={form} kept={kept} className="signing__form" onSubmit={sign}>
      <Field
        form={form}
        name="own"
        label="Your e-signature"
        placeholder="Your name here"
        maxLength={MAX_SIGNATURE_LENGTH}
        autoComplete="off"
        rules={requiredText('Type your name.')}
      />
      <Field
        form={form}
        name="partner"
        label="Your partners e-signature"
        placeholder="Your partners name here"
        maxLength={MAX_SIGNATURE_LENGTH}
        autoComplete="off"
        rules={requiredText('Type your partner’s name.')}
      />
      <CheckboxField
        form={form}
        name="isAuthorized"
        label={
          <>
            {lead.sign_consent || CONSENT} Document: <bdi>{file.file_name}</bdi>
          </>
        }
        rules={{ required: 'Check this box to sign.' }}
      />
      <FormAlert form={form} />
      <SubmitButton form={form}>Sign</SubmitButton>
    </Form>
  )
}
