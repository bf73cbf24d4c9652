import type { FeaturePorts } from '@vowkit/sdk-core'
import { loadVendorPage, type Vendor } from '@vowkit/sdk-core/vendors'

/** Returns the names of the vendors that the couple has booked, then of those whose documents it has signed. */
export async function listBoundVendors(ports: FeaturePorts): Promise<string[]> {
  const [booked, active] = await Promise.all(
    (['booked', 'active'] as const).map((list) => loadVendorPage(ports, { list })),
  )
  const signed = active?.vendors.filter(({ progress }) => progress?.is_signed) ?? []
  const bound = new Map<string, Vendor>()
  for (const vendor of [...(booked?.vendors ?? []), ...signed]) bound.set(String(vendor.id), vendor)
  return [...bound.values()].map(({ business_name: name }) => name)
}
