import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Vendors as they are on our own site, where few of these elements are. */
export const VendorCardsStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./vendor-cards.tsx')).VendorCards,
  {
    hasStyles: true,
  },
)
