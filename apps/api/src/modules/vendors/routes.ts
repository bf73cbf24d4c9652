import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { createRateLimit } from '../../http/rate-limit.ts'
import { toAddressBucket } from '../../platform/address-bucket.ts'
import type { Clock } from '../../platform/clock.ts'
import { vendorRules } from './rules.ts'
import type { VendorService } from './service.ts'

export function registerVendorRoutes(register: RegisterCall, vendors: VendorService, clock: Clock): void {
  const countPublic = createRateLimit(vendorRules.publicVendorsPerAddress, clock)

  register(calls.searchVendors, ({ account, query }) => vendors.search(account, query))
  register(calls.getVendor, ({ account, params }) => vendors.get(account, Number(params.id)))
  register(calls.getPublicVendor, ({ params, ip }) => {
    countPublic(toAddressBucket(ip))
    return vendors.getPublic(params.vendor)
  })
}
