import { lazyStage } from '../../shared/lazy-stage.tsx'

/** The credits dialog, whose code comes when somebody needs it. */
export const CreditsStage = /* @__PURE__ */ lazyStage(async () => (await import('./credits-dialog.tsx')).CreditsDialog)
