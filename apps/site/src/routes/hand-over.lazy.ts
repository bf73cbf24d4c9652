import { lazyModule } from '@vowkit/sdk-core'

/** Keeps the session of a visitor who changes between our hosts, or returns from Google. */
export const handOverModule = lazyModule(() => import('./hand-over.ts'))
