import type { CoupleProfile } from '../contract/couple/schema.ts'
import { coupleWire } from '../contract/couple/wire.ts'
import { unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveFailure, SaveResult } from '../shared/save-result.ts'
import { callWhenPrepared } from './call-when-prepared.ts'
import { createDashboard } from './create-dashboard.ts'
import { digitsOf } from './phone.ts'
import { redrawPhotos, type UploadOptions } from './redraw-photos.ts'

/** The profile fields that a couple can edit. An empty value clears the stored value. */
export type ProfileForm = Pick<
  CoupleProfile,
  'first_name' | 'last_name' | 'partner_name' | 'partner_email' | 'wedding_date' | 'wedding_city'
> & {
  /** The couple's estimate of its guests, in digits. */
  guests?: string | undefined
}

/** Fetches the couple's profile for the settings. Throws an `SdkError` if the request fails. */
export async function getProfile(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'log'>,
  signal?: AbortSignal,
): Promise<CoupleProfile> {
  return unwrapResult(await ports.http.call(coupleWire.getProfile, { signal, logFailure: true }))
}

/** Stores the profile and refreshes the dashboard. Keeps the stored guests if `guests` is undefined. */
export function saveProfile(ports: FeaturePorts, form: ProfileForm): Promise<SaveResult> {
  return saveFields(ports, form)
}

/** Stores the name and the phone number of the account, as the registration does. Keeps all other fields. */
export function saveNameAndPhone(
  ports: FeaturePorts,
  { name, phone }: { name: string; phone: string },
): Promise<SaveResult> {
  return saveFields(ports, { ...splitName(name), phone_number: digitsOf(phone) })
}

/** Stores the names of the couple. Keeps all other fields, and the partner's name if `partnerName` is blank. */
export function saveNames(
  ports: FeaturePorts,
  { name, partnerName }: { name: string; partnerName: string },
): Promise<SaveResult> {
  const partner = partnerName.trim()
  return saveFields(ports, { ...splitName(name), ...(partner !== '' && { partner_name: partner }) })
}

/** Stores the place of the wedding. Keeps all other fields. */
export function saveWeddingCity(ports: FeaturePorts, place: string): Promise<SaveResult> {
  return saveFields(ports, { wedding_city: place })
}

/** Splits a name at its first space, as the registration does. */
function splitName(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...rest] = name.trim().split(/\s+/)
  return { first_name, last_name: rest.join(' ') }
}

async function saveFields(ports: FeaturePorts, body: Record<string, string | undefined>): Promise<SaveResult> {
  const result = await ports.http.call(coupleWire.saveProfile, { body, logFailure: true })
  if (result.ok) void ports.once(createDashboard).refresh()
  return result
}

/** Stores the first of these photos as the couple's photo. Resolves to its URL. */
export async function saveProfileImage(
  ports: FeaturePorts,
  photos: readonly File[],
  options: UploadOptions = {},
): Promise<{ ok: true; url: string } | SaveFailure> {
  async function toInput() {
    const image = await redrawPhotos(ports, photos, options.signal)
    return { ...options, body: {}, files: { image } }
  }
  const result = await callWhenPrepared(ports, coupleWire.saveProfileImage, toInput())
  if (!result.ok) return result
  void ports.once(createDashboard).refresh()
  return { ok: true, url: result.data.url }
}
