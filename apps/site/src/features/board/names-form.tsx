import './names-form.css'
import { useClient } from '@vowkit/react'
import { saveNames } from '@vowkit/sdk-core/account'
import { useForm } from 'react-hook-form'
import { Field } from '../../shared/form/field.tsx'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { formMessages } from '../../shared/form/messages.ts'
import { requiredText } from '../../shared/form/rules.ts'
import { showSaveFailure } from '../../shared/form/show-save-failure.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { boardMessages } from './messages.ts'

const WIRE_NAMES = { first_name: 'name', last_name: 'name', partner_name: 'partnerName' } as const

/** Asks a couple without names for them: an account that was created with a code has only an email address. */
export function NamesForm({ partnerName }: { partnerName: string }) {
  const t = useMessages(boardMessages)
  const texts = useMessages(formMessages)
  const { ports } = useClient()
  const form = useForm({
    mode: 'onTouched',
    // The partner's name can arrive after the form, from the sign-up.
    values: { name: '', partnerName },
    resetOptions: { keepDirtyValues: true },
  })

  async function send(values: { name: string; partnerName: string }) {
    const result = await saveNames(ports, values)
    if (!result.ok) showSaveFailure(form, result.error, WIRE_NAMES, texts)
  }

  return (
    <Form form={form} className="names-form" onSubmit={send}>
      <Field
        form={form}
        name="name"
        label={t.yourName}
        autoComplete="name"
        maxLength={120}
        rules={requiredText(t.yourNameRequired)}
      />
      <Field
        form={form}
        name="partnerName"
        label={t.partnerName}
        autoComplete="off"
        maxLength={120}
        rules={requiredText(t.partnerNameRequired)}
      />
      <SubmitButton form={form}>{t.saveNames}</SubmitButton>
      <FormAlert form={form} />
    </Form>
  )
}
