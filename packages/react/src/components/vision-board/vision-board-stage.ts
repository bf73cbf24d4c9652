import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Somebody's own visions, whose code comes when they are opened. */
export const VisionBoardStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./vision-board.tsx')).VisionBoard,
  {
    isExtra: true,
  },
)
