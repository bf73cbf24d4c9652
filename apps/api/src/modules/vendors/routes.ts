import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { VendorService } from './service.ts'

export function registerVendorRoutes(register: RegisterCall, vendors: VendorService): void {
  register(calls.searchVendors, ({ account, query }) => vendors.search(account, query))
  register(calls.getVendor, ({ account, params }) => vendors.get(account, Number(params.id)))
}
