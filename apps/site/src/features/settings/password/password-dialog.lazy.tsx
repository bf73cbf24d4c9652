import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../../shared/load-boundary.tsx'

export const PasswordDialogLazy = lazyComponent(async () => (await import('./password-dialog.tsx')).PasswordDialog, {
  fallback: LoadFallback,
})
