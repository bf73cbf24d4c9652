import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../../shared/load-boundary.tsx'

export const PaymentDialogLazy = lazyComponent(async () => (await import('./payment-dialog.tsx')).PaymentDialog, {
  fallback: LoadFallback,
})
