import { lazyComponent } from '@vowkit/react/lazy'

export const SiteAssistantLazy = lazyComponent(async () => (await import('./site-assistant.tsx')).SiteAssistant, {
  fallback: 'none',
})
