import { type BudgetSymbol, joinStyles, type WeddingStyle } from '../contract/account/preferences.ts'
import { accountWire } from '../contract/account/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { callWhenPrepared } from './call-when-prepared.ts'
import { createDashboard } from './create-dashboard.ts'
import { redrawPhotos, type UploadOptions } from './redraw-photos.ts'

export interface BasicInfo {
  partnerName: string
  /** The partner's email address. May be `""`. */
  partnerEmail: string
  /** The date in the format `YYYY-MM-DD`. */
  weddingDate: string
  /** The couple's estimate of its guests, in digits. `""` clears it, undefined keeps it. */
  guests?: string | undefined
  photos: readonly File[]
}

export interface Preferences {
  styles: readonly WeddingStyle[]
  budget: BudgetSymbol
  /** The ids of the chosen categories. */
  categories: readonly Id[]
}

/** Stores the couple's partner, wedding date, guests and photos, and refreshes the dashboard. */
export async function saveBasicInfo(
  ports: FeaturePorts,
  { partnerName, partnerEmail, weddingDate, guests, photos }: BasicInfo,
  options: UploadOptions = {},
): Promise<SaveResult> {
  const user = ports.session.$session.get()
  const body = {
    user_primary: 'userId' in user ? (user.userId ?? undefined) : undefined,
    partner_name: partnerName.trim(),
    partner_email: partnerEmail.trim(),
    // Couples can set the location only in the settings.
    wedding_location: '',
    wedding_date: weddingDate,
    guests,
  }
  async function toInput() {
    const image = await redrawPhotos(ports, photos, options.signal)
    return { ...options, body, files: { image } }
  }
  const result = await callWhenPrepared(ports, accountWire.saveBasicInfo, toInput())
  if (result.ok) void ports.once(createDashboard).refresh()
  return result
}

/** Stores the couple's styles, budget and categories, and refreshes the dashboard. */
export async function savePreferences(
  ports: FeaturePorts,
  { styles, budget, categories }: Preferences,
): Promise<SaveResult> {
  const body = { wedding_description: joinStyles(styles), wedding_budget: budget, categories: [...categories] }
  const result = await ports.http.call(accountWire.savePreferences, { body, logFailure: true })
  if (result.ok) void ports.once(createDashboard).refresh()
  return result
}
