import { lazyComponent } from '../../ui/lazy-component/lazy-component.tsx'

export const VisionBoardLazy = /* @__PURE__ */ lazyComponent(
  async () => (await import('./vision-board.tsx')).VisionBoard,
)
