import { lazyModule } from '@vowkit/sdk-core'

export const addDraftModule = lazyModule(() => import('./add-draft.ts'))
