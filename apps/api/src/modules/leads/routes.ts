import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { toOptionalId } from '../../http/to-id.ts'
import type { LeadService } from './service.ts'

export function registerLeadRoutes(register: RegisterCall, leads: LeadService): void {
  register(calls.listInPerson, ({ account, query }) => leads.listScanned(account, toOptionalId(query.before)))
  register(calls.listActive, ({ account, query }) => leads.listContacted(account, toOptionalId(query.before)))
  register(calls.listBooked, ({ account, query }) => leads.listBooked(account, toOptionalId(query.before)))
  register(calls.addScannedVendor, ({ account, params, body }) => {
    const scannedAt = body?.scanned_at === undefined ? undefined : new Date(body.scanned_at)
    return leads.scan(account, Number(params.vendor_id), scannedAt)
  })
}
