import type { LeadData, LeadView } from '@vowkit/sdk-core/leads'

/** A lead and the view that acts on it. */
export interface LeadProps {
  lead: LeadData
  view: LeadView
}
