import type { Wire } from '../shared/call.ts'
import { readDetail } from '../shared/readers.generated.ts'

export const sessionWire = {
  logout: { method: 'POST', path: '/auth/logout/', auth: 'required', encoding: 'json', read: readDetail },
} as const satisfies Record<string, Wire>
