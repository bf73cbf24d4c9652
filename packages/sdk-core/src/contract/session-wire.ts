import type { Wire } from './call.ts'
import { readDetail } from './read.ts'

export const sessionWire = {
  logout: { method: 'POST', path: '/auth/logout/', auth: 'required', encoding: 'json', read: readDetail },
} as const satisfies Record<string, Wire>
