import type { Call } from '../shared/call.ts'
import { WeddingDay } from './schema.ts'
import { weddingDayWire } from './wire.ts'

const couple = { tag: 'couple', status: 200, noStore: true, response: WeddingDay, failures: [401] } as const

export const weddingDayCalls = {
  getWeddingDay: {
    ...weddingDayWire.getWeddingDay,
    ...couple,
    summary: 'Returns the light on the wedding day at its place, and the couple’s calendar.',
  },
  renewWeddingFeed: {
    ...weddingDayWire.renewWeddingFeed,
    ...couple,
    summary: 'Creates the secret address of the couple’s calendar for the caller. A previous address becomes invalid.',
  },
  revokeWeddingFeed: {
    ...weddingDayWire.revokeWeddingFeed,
    ...couple,
    summary: 'Revokes the caller’s address of the couple’s calendar.',
  },
} as const satisfies Record<string, Call>
