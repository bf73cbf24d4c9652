import type { ProfileForm } from '@vowkit/sdk-core/account'
import { type ReactNode, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../shared/form/field.tsx'
import { FieldFrame } from '../../shared/form/field-frame.tsx'
import { optionalEmail } from '../../shared/form/rules.ts'

export interface ProfileSectionsProps {
  form: UseFormReturn<ProfileForm>
  /** Shown, and not part of the form. */
  email: string
  onChangePassword: () => void
}

/** The three groups of the profile's fields. */
export function ProfileSections({ form, email, onChangePassword }: ProfileSectionsProps) {
  return (
    <>
      <Section title="Your Information">
        <Field form={form} name="first_name" label="First name" autoComplete="given-name" maxLength={120} />
        <Field form={form} name="last_name" label="Last name" autoComplete="family-name" maxLength={120} />
        <FieldFrame label="Email" hint="You log in with it, so it stays as it is.">
          {(described) => (
            <input {...described} type="email" name="email" className="field__input" readOnly value={email} />
          )}
        </FieldFrame>
        <div className="settings__password">
          <button type="button" className="button button--quiet" onClick={onChangePassword}>
            Change Password
          </button>
        </div>
      </Section>
      <Section title="Partner Information">
        <Field form={form} name="partner_name" label="Partner name" autoComplete="off" maxLength={120} />
        <Field
          form={form}
          name="partner_email"
          label="Partner's email"
          type="email"
          autoComplete="off"
          rules={optionalEmail}
        />
      </Section>
      <Section title="Wedding Information">
        <Field form={form} name="wedding_date" label="Wedding date" type="date" />
        <Field form={form} name="wedding_city" label="Wedding location" autoComplete="off" maxLength={200} />
      </Section>
    </>
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
