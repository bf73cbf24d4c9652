import { useClient } from '@vowkit/react'
import { pickPhotos, saveBasicInfo } from '@vowkit/sdk-core/account'
import { PHOTO_TYPES, SITE_PATHS } from '@vowkit/sdk-core/contract'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Field } from '../../shared/form/field.tsx'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { useKeptValues } from '../../shared/form/kept-values.ts'
import { PhotoField } from '../../shared/form/photo-field.tsx'
import { optionalEmail, requiredText } from '../../shared/form/rules.ts'
import { showSaveFailure } from '../../shared/form/show-save-failure.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { useUpload } from '../../shared/form/use-upload.ts'
import { Page } from '../../shared/page.tsx'
import { openPath } from '../../shared/router.ts'
import { useSceneAnswers } from './scene-answers.tsx'
import { Steps } from './steps.tsx'

/** What the form of the second step holds; kept until the last step is done, for coming back to it. */
export interface BasicInfoValues {
  partnerName: string
  partnerEmail: string
  weddingDate: string
  photos: File[]
}

const EMPTY: BasicInfoValues = { partnerName: '', partnerEmail: '', weddingDate: '', photos: [] }
const WIRE_NAMES = {
  partner_name: 'partnerName',
  partner_email: 'partnerEmail',
  wedding_date: 'weddingDate',
  image: 'photos',
} as const

/** The second step: whom they marry, when, and what they look like. */
export function BasicInfoPage() {
  const { ports } = useClient()
  const { show } = useSceneAnswers()
  const kept = useKeptValues<BasicInfoValues>('basic-info', ['partnerName', 'partnerEmail', 'weddingDate'])
  const form = useForm<BasicInfoValues>({ mode: 'onTouched', defaultValues: kept.over(EMPTY) })
  const weddingDate = useWatch({ control: form.control, name: 'weddingDate' })
  const upload = useUpload()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another date is worth showing
  useEffect(() => {
    if (weddingDate) show({ weddingDate })
  }, [weddingDate])

  async function send(values: BasicInfoValues) {
    const result = await upload.run((options) => saveBasicInfo(ports, values, options))
    if (!result.ok) return showSaveFailure(form, result.error, WIRE_NAMES)
    openPath(SITE_PATHS.onboarding_preferences)
  }

  return (
    <Page>
      <Steps current={2} />
      <h1 className="onboarding__title">The two of you</h1>
      <Form form={form} kept={kept} onSubmit={send}>
        <Field
          form={form}
          name="partnerName"
          label="Partner name"
          autoComplete="off"
          rules={requiredText("Enter your partner's name.")}
        />
        <Field
          form={form}
          name="partnerEmail"
          label="Partner email"
          type="email"
          autoComplete="off"
          isOptional
          rules={optionalEmail}
        />
        <Field
          form={form}
          name="weddingDate"
          label="Wedding date"
          type="date"
          max="9999-12-31"
          rules={{ required: 'Choose your wedding date.' }}
        />
        <PhotoField
          form={form}
          name="photos"
          label="Couple photo"
          accept={PHOTO_TYPES.join(',')}
          help="Only .jpg, .png, and .gif files supported."
          brokenRule="Maximum limit exceeded! Please upload 1 image."
          pick={(files) => {
            const picked = pickPhotos(files)
            return picked.ok ? picked.photos : null
          }}
          progress={upload.progress}
          onCancel={upload.cancel}
        />
        <div className="onboarding__action">
          <FormAlert form={form} />
          <SubmitButton form={form}>Final Step</SubmitButton>
        </div>
      </Form>
    </Page>
  )
}
