import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from '../../../shared/load-boundary.tsx'

export const ShareBoardLazy = lazyComponent(async () => (await import('./share-board-dialog.tsx')).ShareBoardDialog, {
  fallback: LoadFallback,
})
