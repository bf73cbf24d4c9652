import { lazyComponent } from '@vowkit/react/lazy'

export const InquiryDialogLazy = lazyComponent(async () => (await import('./inquiry-dialog.tsx')).InquiryDialog)
