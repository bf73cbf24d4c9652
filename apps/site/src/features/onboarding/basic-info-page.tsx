import { useClient } from '@vowkit/react'
import { daysUntil, pickPhotos, saveBasicInfo } from '@vowkit/sdk-core/account'
import { PHOTO_TYPES, SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Field } from '../../shared/form/field.tsx'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { useKeptValues } from '../../shared/form/kept-values.ts'
import { formMessages } from '../../shared/form/messages.ts'
import { PhotoField } from '../../shared/form/photo-field.tsx'
import { requiredText, useRules } from '../../shared/form/rules.ts'
import { showSaveFailure } from '../../shared/form/show-save-failure.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { useUpload } from '../../shared/form/use-upload.ts'
import { GuestsField } from '../../shared/form/wedding-facts/guests-field.tsx'
import { weddingFactsMessages } from '../../shared/form/wedding-facts/messages.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import type { BasicInfoValues } from './basic-info-values.ts'
import { onboardingMessages } from './messages.ts'
import { useSceneAnswers } from './scene-answers.tsx'
import { Steps } from './steps.tsx'
import { useKnownBasicInfo } from './use-known-basic-info.ts'

const EMPTY: BasicInfoValues = { partnerName: '', partnerEmail: '', weddingDate: '', guests: '', photos: [] }
const WIRE_NAMES = {
  partner_name: 'partnerName',
  partner_email: 'partnerEmail',
  wedding_date: 'weddingDate',
  guests: 'guests',
  image: 'photos',
} as const

/** The second step of onboarding: the partner, the wedding date and a photo. */
export function BasicInfoPage() {
  const t = useMessages(onboardingMessages)
  const texts = useMessages(formMessages)
  const { fromVision } = useMessages(weddingFactsMessages)
  const { optionalEmail } = useRules()
  const { ports, $now } = useClient()
  const { show } = useSceneAnswers()
  const kept = useKeptValues<BasicInfoValues>('basic-info', ['partnerName', 'partnerEmail', 'weddingDate', 'guests'])
  const form = useForm<BasicInfoValues>({ mode: 'onTouched', defaultValues: kept.over(EMPTY) })
  const [weddingDate, guests] = useWatch({ control: form.control, name: ['weddingDate', 'guests'] })
  const upload = useUpload()
  const profile = useKnownBasicInfo(form)
  const facts = profile?.vision_facts

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the date changes
  useEffect(() => {
    if (weddingDate) show({ weddingDate })
  }, [weddingDate])

  async function send(values: BasicInfoValues) {
    // A cleared number is sent only if one is stored.
    const guests = values.guests.trim() || (profile?.guests === undefined ? undefined : '')
    const result = await upload.run((options) => saveBasicInfo(ports, { ...values, guests }, options))
    if (!result.ok) return showSaveFailure(form, result.error, WIRE_NAMES, texts)
    openPath(SITE_PATHS.onboarding_preferences)
  }

  return (
    <Page>
      <Steps current={2} />
      <h1 className="onboarding__title">{t.basicInfoTitle}</h1>
      <Form form={form} kept={kept} onSubmit={send}>
        <Field
          form={form}
          name="partnerName"
          label={t.partnerName}
          autoComplete="off"
          rules={requiredText(t.partnerNameRequired)}
        />
        <Field
          form={form}
          name="partnerEmail"
          label={t.partnerEmail}
          type="email"
          autoComplete="off"
          isOptional
          rules={optionalEmail}
        />
        <Field
          form={form}
          name="weddingDate"
          label={t.weddingDate}
          hint={weddingDate !== '' && weddingDate === facts?.wedding_date ? fromVision : t.weddingDateHint}
          type="date"
          max="9999-12-31"
          rules={{
            required: t.weddingDateRequired,
            validate: (date) => daysUntil(String(date), $now.get()) >= 0 || t.weddingDatePassed,
          }}
        />
        <GuestsField
          form={form}
          name="guests"
          isOptional
          hint={guests !== '' && guests === String(facts?.guests) ? fromVision : undefined}
        />
        <PhotoField
          form={form}
          name="photos"
          label={t.photo}
          accept={PHOTO_TYPES.join(',')}
          isOptional
          help={t.photoTypes}
          brokenRule={t.onePhoto}
          pick={(files) => {
            const picked = pickPhotos(files)
            return picked.ok ? picked.photos : null
          }}
          progress={upload.progress}
          onCancel={upload.cancel}
        />
        <div className="onboarding__action">
          <FormAlert form={form} />
          <p className="field__hint">{t.finalStepHint}</p>
          <SubmitButton form={form}>{t.finalStep}</SubmitButton>
        </div>
      </Form>
    </Page>
  )
}
