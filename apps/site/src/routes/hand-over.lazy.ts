import { lazyModule } from '@vowkit/sdk-core'

/** Transfers the session of a visitor who changes between our hosts or returns from Google. */
export const handOverModule = lazyModule(() => import('./hand-over.ts'))
