import { lazyComponent } from '../../ui/lazy-component/lazy-component.tsx'

export const LoginDialogLazy = /* @__PURE__ */ lazyComponent(
  async () => (await import('./login-dialog.tsx')).LoginDialog,
)
