import { lazyComponent } from '@vowkit/react/lazy'
import { CardFallback } from '../card-fallback.tsx'

export const CalendarCardLazy = lazyComponent(async () => (await import('./calendar-card.tsx')).CalendarCard, {
  fallback: CardFallback,
})
