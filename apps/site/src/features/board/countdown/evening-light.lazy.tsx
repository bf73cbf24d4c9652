import { lazyComponent } from '@vowkit/react/lazy'

/** Lazy-loads the evening light, which needs a request of its own. */
export const EveningLightLazy = lazyComponent(async () => (await import('./evening-light.tsx')).EveningLightLine, {
  fallback: 'none',
})
