import type { Call } from './call.ts'
import { PublicConfig } from './config.ts'
import { configWire } from './config-wire.ts'

export const configCalls = {
  getConfig: {
    ...configWire.getConfig,
    summary: 'What a page may know about this deployment.',
    tag: 'deployment',
    status: 200,
    response: PublicConfig,
    failures: [],
  },
} as const satisfies Record<string, Call>
