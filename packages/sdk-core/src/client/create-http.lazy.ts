import { lazyModule } from '../shared/lazy-module.ts'

/** The module that sends requests. It is a separate chunk that loads on demand. */
export const httpModule = /* @__PURE__ */ lazyModule(() => import('../http/create-http.ts'))
