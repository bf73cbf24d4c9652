import { lazyComponent } from '../../../ui/lazy-component/lazy-component.tsx'

export const PromptReadingLazy = /* @__PURE__ */ lazyComponent(
  async () => (await import('./prompt-reading.tsx')).PromptReading,
  { fallback: 'none' },
)
