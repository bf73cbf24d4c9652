import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../../shared/load-boundary.tsx'

export const ShareDialogLazy = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog, {
  fallback: LoadFallback,
})
