import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes with the first touch. */
export const DemoTeaserStage = /* @__PURE__ */ lazyStage(async () => (await import('./demo-teaser.tsx')).DemoTeaser, {
  isOptional: true,
})
