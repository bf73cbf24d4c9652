import type { CoupleProfile, ProfileForm } from '@vowkit/sdk-core/account'

/** The editable fields. Their names are the same in the form and on the wire. */
export const PROFILE_FIELDS = [
  'first_name',
  'last_name',
  'partner_name',
  'partner_email',
  'wedding_date',
  'wedding_city',
  'guests',
] as const satisfies readonly (keyof ProfileForm)[]

/** The fields that are read-only while the partner has their own login. */
export const PARTNER_FIELDS: readonly (keyof ProfileForm)[] = ['partner_name', 'partner_email']

/** The form field of each wire name, for the error messages of a rejected request. */
export const FIELD_NAMES = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, field]))

/** Returns the editable fields of a profile. */
export function toValues(profile: CoupleProfile): ProfileForm {
  const { first_name, last_name, partner_name, partner_email, wedding_date, wedding_city } = profile
  const guests = String(profile.guests ?? '')
  return { first_name, last_name, partner_name, partner_email, wedding_date, wedding_city, guests }
}

/** Whether the values differ from the stored ones. */
export function isChanged(values: Partial<ProfileForm>, stored: ProfileForm): boolean {
  return PROFILE_FIELDS.some((field) => values[field] !== stored[field])
}
