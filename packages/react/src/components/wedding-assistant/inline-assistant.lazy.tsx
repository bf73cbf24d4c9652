import { lazyComponent } from '../../ui/lazy-component/lazy-component.tsx'

export const InlineAssistantLazy = /* @__PURE__ */ lazyComponent(
  async () => (await import('./inline-assistant.tsx')).InlineAssistant,
)
