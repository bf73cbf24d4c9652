import { lazyModule } from '@vowkit/sdk-core'

/** The Spanish texts, which the desk loads when it is used in Spanish. */
export const spanishModule = lazyModule(() => import('./spanish.ts'))
