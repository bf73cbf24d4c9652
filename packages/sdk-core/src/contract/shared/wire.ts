import { sessionWire } from '../auth/session-wire.ts'
import { configWire } from '../config/wire.ts'

/** The wires that every client includes. Features import the wires of their own area. */
export const wire = { ...configWire, ...sessionWire } as const
