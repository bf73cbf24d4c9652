import { lazyComponent } from '@vowkit/react/lazy'

export const PinEntryLazy = lazyComponent(async () => (await import('./pin-entry.tsx')).PinEntry, { fallback: 'none' })
