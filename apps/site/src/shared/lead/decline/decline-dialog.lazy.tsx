import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../load-boundary.tsx'

export const DeclineDialogLazy = lazyComponent(async () => (await import('./decline-dialog.tsx')).DeclineDialog, {
  fallback: LoadFallback,
})
