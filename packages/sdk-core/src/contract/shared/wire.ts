import { sessionWire } from '../auth/session-wire.ts'
import { configWire } from '../config/wire.ts'

/** How the calls are made that come with every client's transport. Those of other areas are made by their own wires. */
export const wire = { ...configWire, ...sessionWire } as const
