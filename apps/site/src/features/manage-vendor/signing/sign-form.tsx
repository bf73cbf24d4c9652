import { type LeadFile, type LeadView, MAX_SIGNATURE_LENGTH } from '@vowkit/sdk-core/leads'
import { useForm } from 'react-hook-form'
import { CheckboxField } from '../../../shared/form/checkbox-field.tsx'
import { Field } from '../../../shared/form/field.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { FormAlert } from '../../../shared/form/form-alert.tsx'
import { useKeptValues } from '../../../shared/form/kept-values.ts'
import { formMessages } from '../../../shared/form/messages.ts'
import { requiredText } from '../../../shared/form/rules.ts'
import { showFieldErrors } from '../../../shared/form/show-field-errors.ts'
import { SubmitButton } from '../../../shared/form/submit-button.tsx'
import { useFailureText } from '../../../shared/form/use-failure-text.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { useNetworkTold } from '../../../shared/network-told.ts'
import type { LeadProps } from '../lead-props.ts'
import { manageVendorMessages } from '../messages.ts'
import { SignTerms } from './sign-terms.tsx'

interface Signing {
  own: string
  partner: string
  isAuthorized: boolean
}

export interface SignFormProps extends LeadProps {
  file: LeadFile
  view: LeadView
  onSigned: () => void
}

/** The signing form: both names and the consent. */
export function SignForm({ file, lead, view, onSigned }: SignFormProps) {
  const { signing: t } = useMessages(manageVendorMessages)
  const texts = useMessages(formMessages)
  const failureText = useFailureText()
  // The consent is not stored, because each submission requires a new consent.
  const kept = useKeptValues<Signing>(`sign-${file.id}`, ['own', 'partner'])
  const form = useForm<Signing>({
    mode: 'onTouched',
    defaultValues: kept.over({ own: '', partner: '', isAuthorized: false }),
  })
  useNetworkTold()

  async function sign({ own, partner }: Signing): Promise<void> {
    const result = await view.sign(file.id, { own, partner, consent: lead.sign_consent })
    if (result.ok) {
      kept.forget()
      return onSigned()
    }
    const names = { esign_doc: 'own', esign_doc_partner: 'partner' } as const
    if (showFieldErrors(form, result.error, names, texts)) return
    form.setError('root', { message: failureText(result.error, t.failed) })
  }

  return (
    <Form form={form} kept={kept} className="signing__form" onSubmit={sign}>
      <SignTerms lead={lead} />
      <Field
        form={form}
        name="own"
        label={t.own}
        placeholder={t.ownPlaceholder}
        maxLength={MAX_SIGNATURE_LENGTH}
        autoComplete="off"
        rules={requiredText(t.ownRequired)}
      />
      <Field
        form={form}
        name="partner"
        label={t.partner}
        placeholder={t.partnerPlaceholder}
        hint={t.partnerHint}
        maxLength={MAX_SIGNATURE_LENGTH}
        autoComplete="off"
        rules={requiredText(t.partnerRequired)}
      />
      <CheckboxField
        form={form}
        name="isAuthorized"
        label={
          <>
            <bdi>{lead.sign_consent ?? t.consent}</bdi> {t.document} <bdi>{file.file_name}</bdi>
          </>
        }
        rules={{ required: t.consentRequired }}
      />
      <FormAlert form={form} />
      <SubmitButton form={form}>{t.sign}</SubmitButton>
    </Form>
  )
}
