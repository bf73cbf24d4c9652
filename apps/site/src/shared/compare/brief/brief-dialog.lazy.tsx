import { lazyComponent } from '@vowkit/react/lazy'

export const BriefDialogLazy = lazyComponent(async () => (await import('./brief-dialog.tsx')).BriefDialog)
