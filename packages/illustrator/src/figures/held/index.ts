import type { Held } from './held.ts'
import { INSTRUMENTS } from './instruments.ts'
import type { HeldName } from './names.ts'
import { THINGS_IN_HAND } from './things.ts'

/** The things that people hold, by name. */
export const HELD: Readonly<Record<HeldName, Held>> = { ...INSTRUMENTS, ...THINGS_IN_HAND }
