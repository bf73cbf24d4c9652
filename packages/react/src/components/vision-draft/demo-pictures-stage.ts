import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes when somebody opens the example. */
export const DemoPicturesStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./demo-pictures.tsx')).DemoPictures,
  { isExtra: true },
)
