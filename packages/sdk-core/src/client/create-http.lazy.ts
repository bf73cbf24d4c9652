import { lazyModule } from '../shared/lazy-module.ts'

/** The module that sends requests. */
export const httpModule = /* @__PURE__ */ lazyModule(() => import('../http/create-http.ts'))
