import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes to whoever is not signed in and opens a couple's own list. */
export const SignedOutStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./signed-out-vendors.tsx')).SignedOutVendors,
  { hasStyles: true },
)
