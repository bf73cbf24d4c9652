import { calls, type InquiryFacts, type SessionScope } from '@vowkit/sdk-core/contract'
import type { Account, RegisterCall } from '../../http/call-context.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { toAddressBucket } from '../../platform/address-bucket.ts'
import type { Clock } from '../../platform/clock.ts'
import { vendorRules } from './rules.ts'
import type { VendorService } from './service.ts'

export interface VendorRoutesDeps {
  vendors: VendorService
  inquiries: { findFacts(account: Account, scope: SessionScope | null): Promise<InquiryFacts> }
}

export function registerVendorRoutes(
  register: RegisterCall,
  { vendors, inquiries }: VendorRoutesDeps,
  clock: Clock,
): void {
  const countPublic = createRateLimit(vendorRules.publicVendorsPerAddress, clock)

  register(calls.searchVendors, ({ account, query }) => vendors.search(account, query))
  register(calls.getVendor, async ({ account, scope, params }) => {
    const vendor = await vendors.get(account, Number(params.id))
    if (!account || vendor.inquiry) return vendor
    return { ...vendor, inquiry_facts: await inquiries.findFacts(account, scope) }
  })
  register(calls.getPublicVendor, ({ params, ip }) => {
    countPublic(toAddressBucket(ip))
    return vendors.getPublic(params.vendor)
  })
}
