import { lazyComponent } from '@vowkit/react/lazy'
import { CardFallback } from '../card-fallback.tsx'

export const PartnerCardLazy = lazyComponent(async () => (await import('./partner-card.tsx')).PartnerCard, {
  fallback: CardFallback,
})
