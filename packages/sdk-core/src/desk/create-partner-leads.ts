import type { PartnerLead, PartnerLeadPage } from '../contract/partner-leads/schema.ts'
import { partnerLeadsWire } from '../contract/partner-leads/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createPages, type Pages } from './create-pages.ts'

/** The visions and leads that came through a partner's pages, newest first. */
export type PartnerLeads = Pages<{ leads: PartnerLead[] }>

/** Creates the list of a partner that is no vendor. `forbidden` for all other accounts. */
export function createPartnerLeads(ports: FeaturePorts): PartnerLeads {
  return createPages(
    ports,
    (cursor, signal) =>
      ports.http.call(partnerLeadsWire.listPartnerLeads, { query: { cursor }, signal, logFailure: true }),
    ({ results }: PartnerLeadPage) => ({ leads: results }),
  )
}
