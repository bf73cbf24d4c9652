import { lazyModule } from '@vowkit/sdk-core'

/** The Spanish texts, which pages in Spanish preload. */
export const spanishModule = lazyModule(() => import('./index.ts'))
