import { lazyComponent } from '@vowkit/react/lazy'

export const ContextRailLazy = lazyComponent(async () => (await import('./context-rail.tsx')).ContextRail, {
  fallback: 'none',
})
