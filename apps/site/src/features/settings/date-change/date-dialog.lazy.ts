import { lazyComponent } from '@vowkit/react/lazy'
import { lazyModule } from '@vowkit/sdk-core'
import { LoadFallback } from '../../../shared/load-boundary.tsx'

export const DateDialogLazy = lazyComponent(async () => (await import('./date-dialog.tsx')).DateDialog, {
  fallback: LoadFallback,
})

export const VendorsToWriteLazy = lazyComponent(async () => (await import('./vendors-to-write.tsx')).VendorsToWrite, {
  fallback: LoadFallback,
})

export const boundVendorsModule = lazyModule(() => import('./list-bound-vendors.ts'))
