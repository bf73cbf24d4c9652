import { useClient } from '@vowkit/react'
import { formatPhoneInput, getProfile, saveNameAndPhone } from '@vowkit/sdk-core/account'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../../shared/form/field.tsx'
import { FieldFrame } from '../../shared/form/field-frame.tsx'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { formMessages } from '../../shared/form/messages.ts'
import { PhoneField } from '../../shared/form/phone-field.tsx'
import { requiredText, useRules } from '../../shared/form/rules.ts'
import { showSaveFailure } from '../../shared/form/show-save-failure.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { openPath } from '../../shared/router.ts'
import { onboardingMessages } from './messages.ts'

const EMPTY = { name: '', phone: '' }
const WIRE_NAMES = { first_name: 'name', last_name: 'name', phone_number: 'phone' } as const

/** The first step for a couple that has just created its account and goes back: corrects the name and the phone. */
export function AccountDetails() {
  const t = useMessages(onboardingMessages)
  const texts = useMessages(formMessages)
  const { requiredPhone } = useRules()
  const { ports, session } = useClient()
  const state = session.$session.get()
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY })

  useEffect(() => {
    const left = new AbortController()
    getProfile(ports, left.signal).then(
      ({ first_name, last_name, phone_number = '' }) => {
        if (left.signal.aborted) return
        const values = { name: `${first_name} ${last_name}`.trim(), phone: formatPhoneInput(phone_number) }
        form.reset(values, { keepDirtyValues: true })
      },
      // The failure is logged. The couple can still type both fields.
      () => {},
    )
    return () => left.abort()
  }, [ports, form])

  async function send(values: typeof EMPTY) {
    const result = await saveNameAndPhone(ports, values)
    if (!result.ok) return showSaveFailure(form, result.error, WIRE_NAMES, texts)
    openPath(SITE_PATHS.onboarding_basic_info)
  }

  return (
    <Form form={form} onSubmit={send}>
      <Field form={form} name="name" label={t.name} autoComplete="name" rules={requiredText(t.nameRequired)} />
      <PhoneField form={form} name="phone" label={t.phone} rules={requiredPhone} />
      <FieldFrame label={t.email} hint={t.emailKept}>
        {(described) => (
          <input
            {...described}
            type="email"
            className="field__input"
            readOnly
            value={(state.status === 'signed-in' && state.email) || ''}
          />
        )}
      </FieldFrame>
      <div className="onboarding__action">
        <FormAlert form={form} />
        <SubmitButton form={form}>{t.next}</SubmitButton>
      </div>
    </Form>
  )
}
