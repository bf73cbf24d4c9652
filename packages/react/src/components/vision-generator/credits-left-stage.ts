import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes once somebody who is signed in touches the widget. */
export const CreditsLeftStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./credits-left.tsx')).CreditsLeft,
  { hasStyles: true, isOptional: true },
)
