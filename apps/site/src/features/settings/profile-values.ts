import type { CoupleProfile, ProfileForm } from '@vowkit/sdk-core'

/** What the form holds: what may be changed, and the email address, which may not. */
export type ProfileValues = ProfileForm & Pick<CoupleProfile, 'email'>

/** The fields that are stored, by their names in the form and on the wire alike. */
export const PROFILE_FIELDS = [
  'first_name',
  'last_name',
  'partner_name',
  'partner_email',
  'wedding_date',
  'wedding_city',
] as const satisfies readonly (keyof ProfileForm)[]

/** Where the messages of a refused save belong. */
export const FIELD_NAMES = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, field]))

/** The part of a profile that the form is about. */
export function toValues(profile: CoupleProfile): ProfileValues {
  const { first_name, last_name, email, partner_name, partner_email, wedding_date, wedding_city } = profile
  return { first_name, last_name, email, partner_name, partner_email, wedding_date, wedding_city }
}

/** Whether there is anything to save. */
export function isChanged(values: Partial<ProfileValues>, stored: ProfileValues): boolean {
  return PROFILE_FIELDS.some((field) => values[field] !== stored[field])
}
