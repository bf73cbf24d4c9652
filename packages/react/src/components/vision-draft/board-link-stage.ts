import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes with the first touch. */
export const BoardLinkStage = /* @__PURE__ */ lazyStage(async () => (await import('./board-link.tsx')).BoardLink, {
  hasStyles: true,
  isOptional: true,
})
