import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../../shared/load-boundary.tsx'

export const UploadDialogLazy = lazyComponent(async () => (await import('./upload-dialog.tsx')).UploadDialog, {
  fallback: LoadFallback,
})
