import { lazyStage } from '../../../shared/lazy-stage.tsx'

/** Comes with the first image. */
export const ImageTrayStage = /* @__PURE__ */ lazyStage(async () => (await import('./image-tray.tsx')).ImageTray, {
  isExtra: true,
})
