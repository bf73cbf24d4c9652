import type { FeaturePorts } from '@vowkit/sdk-core'
import { getVendorAvailability, loadVendorPage, type Vendor } from '@vowkit/sdk-core/vendors'

/** A vendor that the couple has booked, or whose document it has signed. */
export interface BoundVendor {
  vendor: Vendor
  /** The date for which the vendor is booked or signed, `YYYY-MM-DD`. */
  bookedFor: string
  /** Whether the vendor's calendar says that it is not free on the new date. */
  isTaken: boolean
}

/** A change of the wedding date. `to` is `YYYY-MM-DD`, or `""` if the couple has removed its date. */
export interface MovedDate {
  /** The vendors that have an earlier date. */
  vendors: readonly BoundVendor[]
  to: string
}

/**
 * Returns the vendors that the couple has booked, then those whose documents it has signed. Omits vendors that already have
 * the new date. `to` can be `""`.
 */
export async function listBoundVendors(ports: FeaturePorts, from: string, to: string): Promise<BoundVendor[]> {
  const [booked, active] = await Promise.all(
    (['booked', 'active'] as const).map((list) => loadVendorPage(ports, { list })),
  )
  const signed = active?.vendors.filter(({ progress }) => progress?.is_signed) ?? []
  const bound = new Map<string, Vendor>()
  for (const vendor of [...(booked?.vendors ?? []), ...signed]) bound.set(String(vendor.id), vendor)
  const dated = [...bound.values()].map((vendor) => ({
    vendor,
    bookedFor: vendor.progress?.moved_date?.booked_for || from,
  }))
  return Promise.all(
    dated
      .filter(({ bookedFor }) => bookedFor !== to)
      .map(async (one) => {
        const status = to === '' ? 'unknown' : await getVendorAvailability(ports, one.vendor.id, to)
        return { ...one, isTaken: status === 'taken' }
      }),
  )
}
