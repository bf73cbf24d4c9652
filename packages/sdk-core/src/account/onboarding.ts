import { accountWire } from '../contract/account-wire.ts'
import { type BudgetSymbol, joinStyles, type WeddingStyle } from '../contract/preferences.ts'
import type { Id } from '../contract/primitives.ts'
import { answerOf } from '../http/answer-of.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { attempt, type SaveResult } from './outcome.ts'
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
export function saveBasicInfo(ports: FeaturePorts, info: BasicInfo, options: UploadOptions = {}): Promise<SaveResult> {
  const { saveBasicInfo: wire } = accountWire
  return attempt(ports.log, wire, async () => {
    const image = await redrawPhotos(ports, info.photos, options.signal)
    const user = ports.session.$session.get()
    const body = {
      user_primary: 'userId' in user ? (user.userId ?? undefined) : undefined,
      partner_name: info.partnerName.trim(),
      partner_email: info.partnerEmail.trim(),
      // No screen asks for it here; settings do.
      wedding_location: '',
      wedding_date: info.weddingDate,
    }
    answerOf(await ports.http.call(wire, { ...options, body, files: { image } }))
    return {}
  })
}

/** Stores what the couple is looking for. */
export function savePreferences(
  { http, log }: Pick<FeaturePorts, 'http' | 'log'>,
  { styles, budget, categories }: Preferences,
): Promise<SaveResult> {
  const { savePreferences: wire } = accountWire
  return attempt(log, wire, async () => {
    const body = { wedding_description: joinStyles(styles), wedding_budget: budget, categories: [...categories] }
    answerOf(await http.call(wire, { body }))
    return {}
  })
}
