import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import { GivenDate } from '../shared/primitives.ts'
import { WebsiteFiguresList } from './schema.ts'
import { figuresWire } from './wire.ts'

export const figuresCalls = {
  listWebsiteFigures: {
    ...figuresWire.listWebsiteFigures,
    summary: 'Counts the visions, inquiries and bookings of the caller’s vendor by day and website.',
    tag: 'desk',
    query: z.object({
      /** The first day, in UTC. Default: 29 days before `to`. */
      from: z.optional(GivenDate),
      /** The last day, in UTC. Default: today. The period has at most 366 days. */
      to: z.optional(GivenDate),
    }),
    status: 200,
    response: WebsiteFiguresList,
    failures: [400, 401, 403],
    noStore: true,
  },
} as const satisfies Record<string, Call>
