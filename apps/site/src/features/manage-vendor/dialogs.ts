import { lazily } from '../../shared/lazily.ts'

/** Shares documents. */
export const UploadDialog = lazily(async () => (await import('./documents/upload-dialog.tsx')).UploadDialog)
/** Signs a document. */
export const SignDialog = lazily(async () => (await import('./signing/sign-dialog.tsx')).SignDialog)
/** Pays an invoice. */
export const PaymentDialog = lazily(async () => (await import('./payments/payment-dialog.tsx')).PaymentDialog)

// They are there by the time somebody asks for them, without the screen having waited.
for (const dialog of [UploadDialog, SignDialog, PaymentDialog]) void dialog.preload()
