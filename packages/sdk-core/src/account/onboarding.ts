import { accountWire } from '../contract/account-wire.ts'
import { type BudgetSymbol, joinStyles, type WeddingStyle } from '../contract/preferences.ts'
import type { Id } from '../contract/primitives.ts'
import { toSdkError } from '../errors/sdk-error.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { type SaveResult, toSaveFailure, toSaveResult } from './outcome.ts'
import { redrawPhotos, type UploadOptions } from './redraw-photos.ts'

export interface BasicInfo {
  partnerName: string
  /** May be empty. */
  partnerEmail: string
  /** `YYYY-MM-DD`. */
  weddingDate: string
  photos: readonly File[]
}

export interface Preferences {
  styles: readonly WeddingStyle[]
  budget: BudgetSymbol
  /** The ids of the categories chosen. */
  categories: readonly Id[]
}

/** Stores whom the couple marries and when, with their photos. */
export async function saveBasicInfo(
  ports: FeaturePorts,
  { partnerName, partnerEmail, weddingDate, photos }: BasicInfo,
  { onProgress, signal }: UploadOptions = {},
): Promise<SaveResult> {
  const failed = 'The basic information could not be saved.'
  try {
    const image = await redrawPhotos(ports, photos, signal)
    const user = ports.session.$session.get()
    const body = {
      user_primary: user.status === 'signed-in' ? (user.userId ?? undefined) : undefined,
      partner_name: partnerName.trim(),
      partner_email: partnerEmail.trim(),
      wedding_location: '',
      wedding_date: weddingDate,
    }
    const result = await ports.http.call(accountWire.saveBasicInfo, { body, files: { image }, onProgress, signal })
    return toSaveResult(result, ports.log, failed)
  } catch (cause) {
    return toSaveFailure(toSdkError(cause), ports.log, failed)
  }
}

/** Stores what the couple is looking for. */
export async function savePreferences(
  { http, log }: Pick<FeaturePorts, 'http' | 'log'>,
  { styles, budget, categories }: Preferences,
): Promise<SaveResult> {
  const body = { wedding_description: joinStyles(styles), wedding_budget: budget, categories: [...categories] }
  return toSaveResult(
    await http.call(accountWire.savePreferences, { body }),
    log,
    'The preferences could not be saved.',
  )
}
