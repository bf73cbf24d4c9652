import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../../shared/load-boundary.tsx'

export const AddInspirationDialogLazy = lazyComponent(
  async () => (await import('./add-inspiration-dialog.tsx')).AddInspirationDialog,
  { fallback: LoadFallback },
)
