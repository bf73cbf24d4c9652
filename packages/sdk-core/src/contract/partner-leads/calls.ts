import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { PartnerLeadPage } from './schema.ts'
import { partnerLeadsWire } from './wire.ts'

export const partnerLeadsCalls = {
  listPartnerLeads: {
    ...partnerLeadsWire.listPartnerLeads,
    summary:
      'Lists the visions and leads that came through the pages of the caller’s partner, newest first. Responds 403 to others.',
    tag: 'desk',
    query: z.object({
      /** The `next_cursor` of the previous page. */
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
    status: 200,
    response: PartnerLeadPage,
    failures: [400, 401, 403],
    noStore: true,
  },
} as const satisfies Record<string, Call>
