import { useClient } from '@vowkit/react'
import { type CoupleProfile, type ProfileForm as ProfileFields, saveProfile } from '@vowkit/sdk-core/account'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Form } from '../../shared/form/form.tsx'
import { FormAlert } from '../../shared/form/form-alert.tsx'
import { useKeptValues } from '../../shared/form/kept-values.ts'
import { showSaveFailure } from '../../shared/form/show-save-failure.ts'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { LeaveGuard } from './leaving/leave-guard.tsx'
import { PasswordDialogLazy } from './password/password-dialog.lazy.tsx'
import { ProfileSections } from './profile-sections.tsx'
import { FIELD_NAMES, isChanged, PROFILE_FIELDS, toValues } from './profile-values.ts'

/** The couple's particulars. What differs from what is stored can be saved, and is not left behind by accident. */
export function ProfileForm({ profile }: { profile: CoupleProfile }) {
  const { ports } = useClient()
  const [stored, setStored] = useState(() => toValues(profile))
  const kept = useKeptValues<ProfileFields>('settings', PROFILE_FIELDS)
  const form = useForm<ProfileFields>({ mode: 'onTouched', defaultValues: kept.over(stored) })
  const [hasSaved, setSaved] = useState(false)
  const [isChangingPassword, setChangingPassword] = useState(false)
  const isDirty = isChanged(useWatch({ control: form.control }), stored)

  useEffect(() => {
    if (!isDirty) kept.forget()
  }, [isDirty, kept])

  async function save(values: ProfileFields) {
    const result = await saveProfile(ports, values)
    if (!result.ok) return showSaveFailure(form, result.error, FIELD_NAMES)
    setStored(values)
    setSaved(true)
  }

  return (
    <div>
      <Form form={form} kept={kept} className="settings__form" aria-label="Your profile" onSubmit={save}>
        <ProfileSections form={form} email={profile.email} onChangePassword={() => setChangingPassword(true)} />
        <div className="save-bar" data-dirty={isDirty}>
          <FormAlert form={form} />
          <p className="save-bar__note" role="status">
            {isDirty && 'You have changes that are not saved.'}
          </p>
          <p className="visually-hidden" role="status">
            {hasSaved && !isDirty && 'Your changes are saved.'}
          </p>
          <SubmitButton form={form} disabled={!isDirty} className="save-bar__button">
            {isDirty ? 'Save Changes' : 'Saved'}
          </SubmitButton>
        </div>
      </Form>
      <LeaveGuard isOn={isDirty} onLeave={kept.forget} />
      {isChangingPassword && <PasswordDialogLazy onClose={() => setChangingPassword(false)} />}
    </div>
  )
}
