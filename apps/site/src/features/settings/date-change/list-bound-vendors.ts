import type { FeaturePorts } from '@vowkit/sdk-core'
import { getVendorAvailability, loadVendorPage, type Vendor } from '@vowkit/sdk-core/vendors'

/** A vendor that the couple has booked, or whose document it has signed. */
export interface BoundVendor {
  vendor: Vendor
  /** Whether the vendor's calendar says that it is not free on the new date. */
  isTaken: boolean
}

/** A change of the wedding date. The dates are `YYYY-MM-DD`; `to` is `""` if the couple has removed its date. */
export interface MovedDate {
  /** The vendors that have the old date. */
  vendors: readonly BoundVendor[]
  from: string
  to: string
}

/** Returns the vendors that the couple has booked, then those whose documents it has signed. `newDate` can be `""`. */
export async function listBoundVendors(ports: FeaturePorts, newDate: string): Promise<BoundVendor[]> {
  const [booked, active] = await Promise.all(
    (['booked', 'active'] as const).map((list) => loadVendorPage(ports, { list })),
  )
  const signed = active?.vendors.filter(({ progress }) => progress?.is_signed) ?? []
  const bound = new Map<string, Vendor>()
  for (const vendor of [...(booked?.vendors ?? []), ...signed]) bound.set(String(vendor.id), vendor)
  return Promise.all(
    [...bound.values()].map(async (vendor) => {
      const status = newDate === '' ? 'unknown' : await getVendorAvailability(ports, vendor.id, newDate)
      return { vendor, isTaken: status === 'taken' }
    }),
  )
}
