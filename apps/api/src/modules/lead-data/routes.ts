import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { LeadDataService } from './service.ts'

export function registerLeadDataRoutes(register: RegisterCall, leadData: LeadDataService): void {
  register(calls.getLead, ({ account, params, source }) =>
    leadData.get(account, Number(params.lead_id), source.language),
  )
}
