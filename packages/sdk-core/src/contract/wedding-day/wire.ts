import type { Wire } from '../shared/call.ts'
import { readWeddingDay } from './readers.generated.ts'

const DAY = '/couple/wedding-day/'
const FEED = `${DAY}feed/`

export const weddingDayWire = {
  getWeddingDay: { method: 'GET', path: DAY, auth: 'required', read: readWeddingDay },
  renewWeddingFeed: { method: 'POST', path: FEED, auth: 'required', encoding: 'json', read: readWeddingDay },
  revokeWeddingFeed: { method: 'DELETE', path: FEED, auth: 'required', read: readWeddingDay },
} as const satisfies Record<string, Wire>
