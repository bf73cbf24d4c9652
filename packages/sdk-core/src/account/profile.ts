import type { CoupleProfile } from '../contract/couple.ts'
import { coupleWire } from '../contract/couple-wire.ts'
import { answerOf } from '../http/answer-of.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { createDashboard } from './create-dashboard.ts'
import { attempt, type SaveFailure, type SaveResult } from './outcome.ts'
import { redrawPhotos, type UploadOptions } from './redraw-photos.ts'

/** What a couple may change about themselves. An empty field empties what is stored. */
export type ProfileForm = Pick<
  CoupleProfile,
  'first_name' | 'last_name' | 'partner_name' | 'partner_email' | 'wedding_date' | 'wedding_city'
>

/** The couple as their settings show them. Throws an `SdkError`. */
export async function getProfile({ http }: Pick<FeaturePorts, 'http'>, signal?: AbortSignal): Promise<CoupleProfile> {
  return answerOf(await http.call(coupleWire.getProfile, { signal }))
}

/** Stores the profile; what the bar and the board show follows. */
export function saveProfile(ports: FeaturePorts, form: ProfileForm): Promise<SaveResult> {
  const { first_name, last_name, partner_name, partner_email, wedding_date, wedding_city } = form
  const body = { first_name, last_name, partner_name, partner_email, wedding_date, wedding_city }
  return attempt(ports.log, coupleWire.saveProfile, async () => {
    answerOf(await ports.http.call(coupleWire.saveProfile, { body }))
    void ports.once(createDashboard).refresh()
    return {}
  })
}

/** Stores the couple's photo: the first of those sent. Gives its address. */
export function saveProfileImage(
  ports: FeaturePorts,
  photos: readonly File[],
  options: UploadOptions = {},
): Promise<{ ok: true; url: string } | SaveFailure> {
  return attempt(ports.log, coupleWire.saveProfileImage, async () => {
    const image = await redrawPhotos(ports, photos, options.signal)
    const call = ports.http.call(coupleWire.saveProfileImage, { ...options, body: {}, files: { image } })
    const { url } = answerOf(await call)
    void ports.once(createDashboard).refresh()
    return { url }
  })
}
