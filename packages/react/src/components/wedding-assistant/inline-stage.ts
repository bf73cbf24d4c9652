import { lazyStage } from '../../shared/lazy-stage.tsx'

/** The conversation in the text of a page, whose code pages with a button do not need. */
export const InlineStage = /* @__PURE__ */ lazyStage(
  async () => (await import('./inline-assistant.tsx')).InlineAssistant,
  { hasStyles: true },
)
