import { lazyModule } from '../shared/lazy-module.ts'

/** Loads the module that sends requests, which is a separate chunk. */
export const httpModule = /* @__PURE__ */ lazyModule(() => import('../http/create-http.ts'))
