import { lazyComponent } from '@vowkit/react/lazy'

export const CalendarSectionLazy = lazyComponent(async () => (await import('./calendar-section.tsx')).CalendarSection)
