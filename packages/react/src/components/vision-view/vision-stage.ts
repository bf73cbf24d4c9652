import { lazyStage } from '../../shared/lazy-stage.tsx'

/** A vision, whose code comes when there is one to show. */
export const VisionStage = /* @__PURE__ */ lazyStage(async () => (await import('./vision-view.tsx')).VisionView)
