import { lazyComponent } from '@vowkit/react/lazy'

export const CardPinsLazy = lazyComponent(async () => (await import('./card-pins.tsx')).CardPins, { fallback: 'none' })
