import type { ProfileForm } from '@vowkit/sdk-core/account'
import { type ReactNode, useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '../../shared/form/field.tsx'
import { FieldFrame } from '../../shared/form/field-frame.tsx'
import { useRules } from '../../shared/form/rules.ts'
import { GuestsField } from '../../shared/form/wedding-facts/guests-field.tsx'
import { weddingFactsMessages } from '../../shared/form/wedding-facts/messages.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { settingsMessages } from './messages.ts'
import { useFieldArrival } from './use-field-arrival.ts'

export interface ProfileSectionsProps {
  form: UseFormReturn<ProfileForm>
  /** The account's email. Displayed, but not part of the form. */
  email: string
  /** Whether the partner has their own login, and therefore sets their own name and email. */
  hasPartner: boolean
  /** Whether the account has a password, which can then be changed. */
  hasPassword: boolean
  /** The place that the couple's visions name. Undefined if a place is stored. */
  visionPlace: string | undefined
  onChangePassword: () => void
}

/** The three groups of profile fields. */
export function ProfileSections(props: ProfileSectionsProps) {
  const { form, email, hasPartner, hasPassword, visionPlace, onChangePassword } = props
  const t = useMessages(settingsMessages)
  const { optionalEmail } = useRules()
  useFieldArrival(form)
  const given = hasPartner ? { readOnly: true, hint: t.partnerSetsThis } : {}
  return (
    <>
      <Section title={t.yourInformation}>
        <Field form={form} name="first_name" label={t.firstName} autoComplete="given-name" maxLength={120} />
        <Field form={form} name="last_name" label={t.lastName} autoComplete="family-name" maxLength={120} />
        <FieldFrame label={t.email} hint={t.emailHint}>
          {(described) => (
            <input {...described} type="email" name="email" className="field__input" readOnly value={email} />
          )}
        </FieldFrame>
        <div className="settings__password">
          <button type="button" className="button button--quiet" onClick={onChangePassword}>
            {hasPassword ? t.changePassword : t.setPassword}
          </button>
        </div>
      </Section>
      <Section title={t.partnerInformation}>
        <Field form={form} name="partner_name" label={t.partnerName} autoComplete="off" maxLength={120} {...given} />
        <Field
          form={form}
          name="partner_email"
          label={t.partnerEmail}
          type="email"
          autoComplete="off"
          rules={optionalEmail}
          {...given}
        />
      </Section>
      <Section title={t.weddingInformation}>
        <Field form={form} name="wedding_date" label={t.weddingDate} type="date" />
        <PlaceField form={form} visionPlace={visionPlace} />
        <GuestsField form={form} name="guests" />
      </Section>
    </>
  )
}

/** The field for the wedding location. While it is empty, a button enters the place that the visions name. */
function PlaceField({ form, visionPlace }: Pick<ProfileSectionsProps, 'form' | 'visionPlace'>) {
  const { weddingLocation } = useMessages(settingsMessages)
  const { fromVision, enterPlace } = useMessages(weddingFactsMessages)
  const place = useWatch({ control: form.control, name: 'wedding_city' })

  function enter(found: string) {
    form.setValue('wedding_city', found, { shouldDirty: true })
    form.setFocus('wedding_city')
  }

  return (
    <div>
      <Field
        form={form}
        name="wedding_city"
        label={weddingLocation}
        hint={visionPlace !== undefined && place === visionPlace ? fromVision : undefined}
        autoComplete="off"
        maxLength={200}
      />
      {visionPlace !== undefined && place === '' && (
        <button type="button" className="settings__suggestion" onClick={() => enter(visionPlace)}>
          {enterPlace(visionPlace)}
        </button>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="settings__card settings__section" aria-labelledby={id}>
      <h2 className="settings__heading" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
