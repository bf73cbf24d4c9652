import * as z from 'zod/mini'
import { LEAD_STATES } from '../desk/states.ts'
import { Id, OptionalDate, Text, Timestamp } from '../shared/primitives.ts'
import { forgiving } from '../shared/reading.ts'

/**
 * A vision or a lead that came through a partner's page. It contains neither messages nor the words of a couple, because
 * couples talk only with the vendors that they contact.
 */
export const PartnerLead = z.object({
  id: Id,
  /** `vision`: a couple created a vision. `lead`: a couple contacted a vendor. A vision that it sent is part of the lead. */
  kind: z.enum(['vision', 'lead']),
  /** The name of the couple. `""` for visions, and for a couple that has sent nothing or is unknown. */
  couple_name: Text,
  partner_name: Text,
  /** `""` for visions, and if the couple has no date or has sent nothing. */
  wedding_date: OptionalDate,
  /** The vendor that the couple contacted. `""` for visions. */
  vendor_name: Text,
  /** The host of the page with the element. `""` for our own site. */
  source_host: Text,
  /** The tag of the element, such as `vision-generator`. `""` if there was none. */
  element: Text,
  /** How far the couple and the vendor have come. Absent for visions. */
  state: forgiving(z.optional(z.enum(LEAD_STATES))),
  created_at: Timestamp,
})
export type PartnerLead = z.infer<typeof PartnerLead>

/** A page of what came through a partner's page, newest first. `next_cursor` is absent on the last page. */
export const PartnerLeadPage = z.object({
  results: z.array(PartnerLead),
  next_cursor: z.optional(z.string()),
})
export type PartnerLeadPage = z.infer<typeof PartnerLeadPage>
