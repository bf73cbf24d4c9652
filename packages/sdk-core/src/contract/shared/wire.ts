import { sessionWire } from '../auth/session-wire.ts'
import { configWire } from '../config/wire.ts'

/** The wires that every client includes. Features import their own wires. */
export const wire = { ...configWire, ...sessionWire } as const
