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
>

/** Fetches the couple's profile for the settings. Throws an `SdkError` if the request fails. */
export async function getProfile(
  ports: Pick<FeaturePorts, 'http' | 'session' | 'log'>,
  signal?: AbortSignal,
): Promise<CoupleProfile> {
  return unwrapResult(await ports.http.call(coupleWire.getProfile, { signal, logFailure: true }))
}

/** Stores the profile and refreshes the dashboard. */
export async function saveProfile(ports: FeaturePorts, form: ProfileForm): Promise<SaveResult> {
  const result = await ports.http.call(coupleWire.saveProfile, { body: form, logFailure: true })
  if (result.ok) void ports.once(createDashboard).refresh()
  return result
}

/** Stores the name and the phone number of the account, as the registration does. Keeps all other fields. */
export async function saveNameAndPhone(
  ports: FeaturePorts,
  { name, phone }: { name: string; phone: string },
): Promise<SaveResult> {
  const [first_name = '', ...rest] = name.trim().split(/\s+/)
  const body = { first_name, last_name: rest.join(' '), phone_number: digitsOf(phone) }
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
