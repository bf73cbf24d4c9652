import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../load-boundary.tsx'

export const CodeDialogLazy = lazyComponent(async () => (await import('./code-dialog.tsx')).CodeDialog, {
  fallback: LoadFallback,
})
