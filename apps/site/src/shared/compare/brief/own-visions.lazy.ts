import { lazyModule } from '@vowkit/sdk-core'

/** The couple's visions. The screens that show one are complete without it. */
export const ownVisionsModule = lazyModule(() => import('./own-visions.ts'))
