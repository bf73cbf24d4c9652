import { lazyComponent } from '../../../ui/lazy-component/lazy-component.tsx'

export const ProfileDialogLazy = /* @__PURE__ */ lazyComponent(
  async () => (await import('./profile-dialog.tsx')).ProfileDialog,
)
