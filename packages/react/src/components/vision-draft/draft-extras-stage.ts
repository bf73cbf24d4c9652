import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes with the first touch. */
export const DraftExtrasStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./draft-extras.tsx')).DraftExtras,
  {
    isOptional: true,
  },
)
