import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { LeadService } from './service.ts'

export function registerLeadRoutes(register: RegisterCall, leads: LeadService): void {
  register(calls.listInPerson, ({ account }) => leads.listScanned(account))
  register(calls.listActive, ({ account }) => leads.listContacted(account))
  register(calls.listBooked, ({ account }) => leads.listBooked(account))
  register(calls.addScannedVendor, ({ account, params }) => leads.scan(account, Number(params.vendor_id)))
}
