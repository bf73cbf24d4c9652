import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../shared/load-boundary.tsx'

export const ManageDialogLazy = lazyComponent(async () => (await import('./manage-dialog.tsx')).ManageDialog, {
  fallback: LoadFallback,
})
