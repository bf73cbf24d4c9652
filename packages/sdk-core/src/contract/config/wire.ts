import type { Wire } from '../shared/call.ts'
import { readPublicConfig } from './readers.generated.ts'

export const configWire = {
  getConfig: { method: 'GET', path: '/config/', auth: 'none', read: readPublicConfig },
} as const satisfies Record<string, Wire>
