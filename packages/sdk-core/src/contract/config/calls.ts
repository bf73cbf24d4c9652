import type { Call } from '../shared/call.ts'
import { PublicConfig } from './schema.ts'
import { configWire } from './wire.ts'

export const configCalls = {
  getConfig: {
    ...configWire.getConfig,
    summary: 'Returns the public configuration of this deployment.',
    tag: 'deployment',
    status: 200,
    response: PublicConfig,
    failures: [],
  },
} as const satisfies Record<string, Call>
