import { lazyStage } from '../../shared/lazy-stage.tsx'

/** The vision that is open, whose code comes when there is one. */
export const OpenVisionStage = /* @__PURE__ */ lazyStage(async () => (await import('./open-vision.tsx')).OpenVision)
