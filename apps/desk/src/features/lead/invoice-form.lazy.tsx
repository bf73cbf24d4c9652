import { lazyComponent } from '@vowkit/react/lazy'

export const InvoiceFormLazy = lazyComponent(async () => (await import('./invoice-form.tsx')).InvoiceForm)
