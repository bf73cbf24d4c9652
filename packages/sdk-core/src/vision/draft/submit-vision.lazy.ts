import { lazyModule } from '../../shared/lazy-module.ts'

/** The code that sends drafts. */
export const submitterModule = /* @__PURE__ */ lazyModule(() => import('./submit-vision.ts'))
