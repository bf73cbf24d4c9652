import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes when somebody enlarges a picture. */
export const ImageViewerStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./image-viewer.tsx')).ImageViewer,
  {
    isExtra: true,
  },
)
