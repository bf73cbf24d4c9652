import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes with the first touch of somebody who is signed in. */
export const BoardLinkStage = /* @__PURE__ */ lazyStage(async () => (await import('./board-link.tsx')).BoardLink, {
  isExtra: true,
  isOptional: true,
})
