import { lazyModule } from '../../shared/lazy-module.ts'

/** Loads the module that submits drafts, which is a separate chunk. */
export const submitterModule = /* @__PURE__ */ lazyModule(() => import('./submit-vision.ts'))
