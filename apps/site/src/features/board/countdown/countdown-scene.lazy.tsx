import { lazyComponent } from '@vowkit/react/lazy'

/** Lazy-loads the scene, because the board is complete without it. */
export const CountdownSceneLazy = lazyComponent(async () => (await import('./countdown-scene.tsx')).CountdownScene, {
  fallback: 'none',
})
