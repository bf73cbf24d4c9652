import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../../shared/load-boundary.tsx'

export const EditInspirationLazy = lazyComponent(
  async () => (await import('./edit-inspiration-dialog.tsx')).EditInspirationDialog,
  { fallback: LoadFallback },
)

export const DeleteInspirationLazy = lazyComponent(
  async () => (await import('./delete-inspiration-dialog.tsx')).DeleteInspirationDialog,
  { fallback: LoadFallback },
)
