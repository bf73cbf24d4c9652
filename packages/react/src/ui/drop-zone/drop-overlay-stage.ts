import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes with the first files that hang over it. */
export const DropOverlayStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./drop-overlay.tsx')).DropOverlay,
  {
    isExtra: true,
    isOptional: true,
  },
)
