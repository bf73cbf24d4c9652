import type { LeadProgress } from '@vowkit/sdk-core/contract'

/** Returns what a couple has decided about a vendor: it has booked or declined it. Otherwise returns `null`. */
export function decisionOf(lead: { bookedAt: Date | null; declinedAt: Date | null }): LeadProgress | null {
  if (lead.declinedAt) return { step: 'declined' }
  return lead.bookedAt ? { step: 'booked', is_booked: true } : null
}
