import { useClient } from '@vowkit/react'
import { type CoupleProfile, type ProfileForm as ProfileFields, saveProfile } from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { useKeptValues } from '../../shared/form/kept-values.ts'
import { formMessages } from '../../shared/form/messages.ts'
import { showSaveFailure } from '../../shared/form/show-save-failure.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { useMessages } from '../../shared/language/use-messages.ts'
import { VendorsToWriteLazy } from './date-change/date-dialog.lazy.ts'
import type { MovedDate } from './date-change/list-bound-vendors.ts'
import { type DateAnswer, useDateQuestion } from './date-change/use-date-question.tsx'
import { LeaveGuard } from './leaving/leave-guard.tsx'
import { settingsMessages } from './messages.ts'
import { PasswordDialogLazy } from './password/password-dialog.lazy.tsx'
import { ProfileSections } from './profile-sections.tsx'
import { FIELD_NAMES, isChanged, PARTNER_FIELDS, PROFILE_FIELDS, toValues } from './profile-values.ts'

export interface ProfileFormProps {
  profile: CoupleProfile
  /** Called after the profile was saved. */
  onSaved: () => void
}

/** The form of the couple's profile. Unsaved changes enable "Save" and require a confirmation to leave the page. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const t = useMessages(settingsMessages)
  const texts = useMessages(formMessages)
  const { ports } = useClient()
  const [stored, setStored] = useState(() => toValues(profile))
  const kept = useKeptValues<ProfileFields>('settings', PROFILE_FIELDS)
  const form = useForm<ProfileFields>({ mode: 'onTouched', defaultValues: kept.over(stored) })
  const [hasSaved, setSaved] = useState(false)
  const [movedDate, setMovedDate] = useState<MovedDate | null>(null)
  const dateQuestion = useDateQuestion()
  const [isChangingPassword, setChangingPassword] = useState(false)
  const hasPassword = profile.has_password ?? true
  const isDirty = isChanged(useWatch({ control: form.control }), stored)

  useEffect(() => {
    if (!isDirty) kept.forget()
  }, [isDirty, kept])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new profile replaces the stored values
  useEffect(() => {
    const loaded = toValues(profile)
    for (const field of PROFILE_FIELDS) {
      const isReadOnly = profile.has_partner && PARTNER_FIELDS.includes(field)
      if (isReadOnly || form.getValues(field) === stored[field]) form.setValue(field, loaded[field])
    }
    setStored(loaded)
  }, [profile])

  async function save(values: ProfileFields) {
    const isMoved = stored.wedding_date !== '' && values.wedding_date !== stored.wedding_date
    const answer: DateAnswer = isMoved
      ? await dateQuestion.ask(stored.wedding_date, values.wedding_date)
      : { status: 'unasked' }
    if (answer.status === 'cancelled') return
    const guests = values.guests === stored.guests ? undefined : values.guests
    const result = await saveProfile(ports, { ...values, guests })
    if (!result.ok) return showSaveFailure(form, result.error, FIELD_NAMES, texts)
    setStored(values)
    setSaved(true)
    setMovedDate(answer.status === 'confirmed' ? answer.moved : null)
    onSaved()
  }

  return (
    <div>
      <Form form={form} kept={kept} className="settings__form" aria-label={t.profile} onSubmit={save}>
        <ProfileSections
          form={form}
          email={profile.email}
          hasPartner={profile.has_partner ?? false}
          hasPassword={hasPassword}
          visionPlace={profile.vision_facts?.wedding_city}
          onChangePassword={() => setChangingPassword(true)}
        />
        <div className="save-bar" data-dirty={isDirty}>
          <FormAlert form={form} />
          <p className="save-bar__note" role="status">
            {isDirty && t.unsaved}
            {movedDate && !isDirty && t.dateSaved}
          </p>
          <p className="visually-hidden" role="status">
            {hasSaved && !movedDate && !isDirty && t.changesSaved}
          </p>
          <SubmitButton form={form} disabled={!isDirty} className="save-bar__button">
            {isDirty ? t.saveChanges : t.saved}
          </SubmitButton>
          {movedDate && !isDirty && <VendorsToWriteLazy {...movedDate} />}
        </div>
      </Form>
      {dateQuestion.dialog}
      <LeaveGuard isOn={isDirty} onLeave={kept.forget} />
      {isChangingPassword && (
        <PasswordDialogLazy
          hasPassword={hasPassword}
          email={profile.email}
          onClose={() => setChangingPassword(false)}
        />
      )}
    </div>
  )
}
