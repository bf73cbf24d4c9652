import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes once somebody who is signed in touches the widget. */
export const AccountToolsStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./account-tools.tsx')).AccountTools,
  { hasStyles: true, isOptional: true },
)
