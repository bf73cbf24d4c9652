import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { LeadData } from './market.ts'
import { marketWire } from './market-wire.ts'
import { WholeNumber } from './primitives.ts'

const lead = z.object({ lead_id: WholeNumber })

export const marketCalls = {
  getLead: {
    ...marketWire.getLead,
    summary:
      'What a couple and a vendor share. A couple names the vendor’s id, as its links do; a vendor names the lead’s.',
    tag: 'leads',
    params: lead,
    status: 200,
    response: LeadData,
    failures: [401, 404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
