import { lazyComponent } from '../../ui/lazy-component/lazy-component.tsx'

export const VendorCardsLazy = /* @__PURE__ */ lazyComponent(
  async () => (await import('./vendor-cards.tsx')).VendorCards,
)
