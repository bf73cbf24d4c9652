import { lazyModule } from '../../shared/lazy-module.ts'

/** The module that submits drafts. It is a separate chunk that loads on demand. */
export const submitterModule = /* @__PURE__ */ lazyModule(() => import('./submit-vision.ts'))
