import type { Wire } from '../shared/call.ts'
import { readPartnerLeadPage } from './readers.generated.ts'

export const partnerLeadsWire = {
  listPartnerLeads: { method: 'GET', path: '/desk/partner-leads/', auth: 'required', read: readPartnerLeadPage },
} as const satisfies Record<string, Wire>
