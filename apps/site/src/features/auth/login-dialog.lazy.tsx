import { lazyComponent } from '@vowkit/react/lazy'

/** Lazy-loads the dialog, because most couples log in with a password. */
export const LoginDialogLazy = lazyComponent(async () => (await import('./login-dialog.ts')).LoginDialog)
