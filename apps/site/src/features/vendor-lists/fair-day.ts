import { localDate } from '@vowkit/sdk-core'
import { isManaged, type Vendor } from '@vowkit/sdk-core/vendors'

/** For how many days after a wedding fair the list starts with the vendors of that day. */
const SHOWN_DAYS = 3
const DAY_MS = 86_400_000

/** The vendors that the couple met on one day. */
export interface FairDay {
  /** The local date, `YYYY-MM-DD`. */
  date: string
  vendors: readonly Vendor[]
}

/** Returns the latest day with scanned vendors, or `null` if it is more than 3 days ago. */
export function latestFairDay(vendors: readonly Vendor[], now: number): FairDay | null {
  const dateOf = ({ scanned_at: scannedAt = '' }: Vendor) => {
    const time = Date.parse(scannedAt)
    return Number.isNaN(time) ? '' : localDate(time)
  }
  const date = vendors.map(dateOf).sort().at(-1) ?? ''
  if (date === '' || date < localDate(now - SHOWN_DAYS * DAY_MS)) return null
  return { date, vendors: vendors.filter((vendor) => dateOf(vendor) === date) }
}

/** Whether the couple has contacted the vendor, or the vendor has sent it an invoice or a document. */
export function isContacted(vendor: Vendor): boolean {
  return vendor.progress !== undefined || isManaged(vendor)
}
