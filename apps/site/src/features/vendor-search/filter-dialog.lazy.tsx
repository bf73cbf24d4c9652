import { lazyComponent } from '@vowkit/react/lazy'

export const FilterDialogLazy = lazyComponent(async () => (await import('./filter-dialog.tsx')).FilterDialog)
