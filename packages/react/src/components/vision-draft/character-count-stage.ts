import { lazyStage } from '../../shared/lazy-stage.tsx'

/** Comes when there is not much room left. */
export const CharacterCountStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./character-count.tsx')).CharacterCount,
  { isExtra: true, isOptional: true },
)
