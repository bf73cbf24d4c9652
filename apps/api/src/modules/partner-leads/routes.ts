import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { PartnerLeadService } from './service.ts'

export function registerPartnerLeadRoutes(register: RegisterCall, partnerLeads: PartnerLeadService): void {
  register(calls.listPartnerLeads, ({ caller, query }) => partnerLeads.list(caller, query.cursor))
}
