import { lazyComponent } from '@vowkit/react/lazy'

export const SketchLazy = lazyComponent(async () => (await import('./sketch.tsx')).Sketch, { fallback: 'none' })
