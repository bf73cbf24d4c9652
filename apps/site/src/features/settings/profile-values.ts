import type { CoupleProfile, ProfileForm } from '@vowkit/sdk-core/account'

/** The fields that can be changed, by their names in the form and on the wire alike. */
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

/** The part of a profile that can be changed. */
export function toValues(profile: CoupleProfile): ProfileForm {
  const { first_name, last_name, partner_name, partner_email, wedding_date, wedding_city } = profile
  return { first_name, last_name, partner_name, partner_email, wedding_date, wedding_city }
}

/** Whether there is anything to save. */
export function isChanged(values: Partial<ProfileForm>, stored: ProfileForm): boolean {
  return PROFILE_FIELDS.some((field) => values[field] !== stored[field])
}
