import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback, ScreenFallback } from '../load-boundary.tsx'

export const ConfirmDialogLazy = lazyComponent(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog, {
  fallback: LoadFallback,
})

export const ConfirmPanelLazy = lazyComponent(async () => (await import('./confirm-dialog.tsx')).ConfirmPanel, {
  fallback: ScreenFallback,
})
