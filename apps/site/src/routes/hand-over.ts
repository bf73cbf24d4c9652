import { lazyModule } from '@vowkit/sdk-core'

/** Keeps the session of a visitor who changes between our hosts, or returns from Google. */
export const handOver = lazyModule(() => import('./hand-over.lazy.ts'))
