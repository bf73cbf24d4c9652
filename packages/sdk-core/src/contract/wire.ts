import { authWire } from './auth-wire.ts'
import { configWire } from './config-wire.ts'
import { visionWire } from './vision-wire.ts'

/** How every call of the product is made; {@link calls} adds what a backend needs to answer it. */
export const wire = { ...configWire, ...authWire, ...visionWire } as const
