import { calls, type InquiryFacts, type SessionScope } from '@vowkit/sdk-core/contract'
import type { Account, RegisterCall } from '../../http/call-context.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { toAddressBucket } from '../../platform/address-bucket.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Availability } from '../calendars/service.ts'
import { vendorRules } from './rules.ts'
import type { VendorService } from './service.ts'

export interface VendorRoutesDeps {
  vendors: VendorService
  availability: Availability
  inquiries: { findFacts(account: Account, scope: SessionScope | null): Promise<InquiryFacts> }
}

export function registerVendorRoutes(
  register: RegisterCall,
  { vendors, availability, inquiries }: VendorRoutesDeps,
  clock: Clock,
): void {
  const countPublic = createRateLimit(vendorRules.publicVendorsPerAddress, clock)

  register(calls.searchVendors, ({ account, scope, query }) => vendors.search(account, query, scope))
  register(calls.getSearchOptions, ({ account, query }) => vendors.getSearchOptions(account, query.categories))
  register(calls.getVendor, async ({ account, scope, params }) => {
    const id = Number(params.id)
    const vendor = await vendors.get(account, id, scope)
    if (!account) return vendor
    const facts = await inquiries.findFacts(account, scope)
    const { wedding_date: date } = facts
    return {
      ...vendor,
      ...(!vendor.inquiry && { inquiry_facts: facts }),
      availability: date === undefined ? undefined : await availability.findFor(account.id, id, date),
    }
  })
  register(calls.getVendorAvailability, async ({ params, query: { date }, ip }) => {
    countPublic(toAddressBucket(ip))
    const id = Number(params.id)
    await vendors.requireVendor(id)
    return { date, status: await availability.statusOn(id, date) }
  })
  register(calls.getPublicVendor, ({ params, ip }) => {
    countPublic(toAddressBucket(ip))
    return vendors.getPublic(params.vendor)
  })
}
