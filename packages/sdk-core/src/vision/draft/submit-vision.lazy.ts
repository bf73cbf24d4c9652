import { lazyModule } from '../../shared/lazy-module.ts'

/** The module that submits drafts. */
export const submitterModule = /* @__PURE__ */ lazyModule(() => import('./submit-vision.ts'))
