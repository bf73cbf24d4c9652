import { lazyComponent } from '@vowkit/react/lazy'

export const WaitingScansLazy = lazyComponent(async () => (await import('./waiting-scans.tsx')).WaitingScans, {
  fallback: 'none',
})
