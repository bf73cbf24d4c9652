import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../../shared/load-boundary.tsx'

export const SignDialogLazy = lazyComponent(async () => (await import('./sign-dialog.tsx')).SignDialog, {
  fallback: LoadFallback,
})
