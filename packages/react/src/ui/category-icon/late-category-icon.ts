import { lazyStage } from '../../shared/lazy-stage.tsx'

/** The line icon of a kind of vendor, whose drawings come when the first one is shown. */
export const LateCategoryIcon = /* @__PURE__ */ lazyStage(
  async () => (await import('./category-icon.tsx')).CategoryIcon,
  {
    hasStyles: true,
    isOptional: true,
  },
)
