import type { LeadData, LeadView } from '@vowkit/sdk-core/leads'

/** What a couple and a vendor share, and what can be done about it. */
export interface LeadProps {
  lead: LeadData
  view: LeadView
}
