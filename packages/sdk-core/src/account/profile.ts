import type { CoupleProfile } from '../contract/couple.ts'
import { coupleWire } from '../contract/couple-wire.ts'
import { toSdkError } from '../errors/sdk-error.ts'
import { answerOf } from '../http/answer-of.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { createDashboard } from './create-dashboard.ts'
import { type SaveFailure, type SaveResult, toSaveFailure } from './outcome.ts'
import { redrawPhotos, type UploadOptions } from './redraw-photos.ts'

/** What a couple may change about themselves. An empty field empties what is stored. */
export type ProfileForm = Pick<
  CoupleProfile,
  'first_name' | 'last_name' | 'partner_name' | 'partner_email' | 'wedding_date' | 'wedding_city'
>

/** The couple as their settings show them. Throws an `SdkError`. */
export async function getProfile({ http, log }: FeaturePorts, signal?: AbortSignal): Promise<CoupleProfile> {
  const result = await http.call(coupleWire.getProfile, { signal })
  if (!result.ok && !signal?.aborted) log.warn('The profile could not be read.', result.error)
  return answerOf(result)
}

/** Stores the profile; what the bar and the board show follows. */
export async function saveProfile(ports: FeaturePorts, form: ProfileForm): Promise<SaveResult> {
  const { first_name, last_name, partner_name, partner_email, wedding_date, wedding_city } = form
  const body = { first_name, last_name, partner_name, partner_email, wedding_date, wedding_city }
  const result = await ports.http.call(coupleWire.saveProfile, { body })
  if (!result.ok) return toSaveFailure(result.error, ports.log, 'The profile could not be saved.')
  void ports.once(createDashboard).refresh()
  return { ok: true }
}

/** Stores the couple's photo: the first of those sent. Gives its address. */
export async function saveProfileImage(
  ports: FeaturePorts,
  photos: readonly File[],
  { onProgress, signal }: UploadOptions = {},
): Promise<{ ok: true; url: string } | SaveFailure> {
  try {
    const files = { image: await redrawPhotos(ports, photos, signal) }
    const { url } = answerOf(
      await ports.http.call(coupleWire.saveProfileImage, { body: {}, files, onProgress, signal }),
    )
    void ports.once(createDashboard).refresh()
    return { ok: true, url }
  } catch (cause) {
    return toSaveFailure(toSdkError(cause), ports.log, 'The picture could not be saved.')
  }
}
