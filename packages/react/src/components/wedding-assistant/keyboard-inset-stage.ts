import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Only phones need it. */
export const KeyboardInsetStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./keyboard-inset.tsx')).KeyboardInset,
  { hasStyles: true, isOptional: true },
)
