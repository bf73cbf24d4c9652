import { lazyComponent } from '../../ui/lazy-component/lazy-component.tsx'

export const CreditsDialogLazy = /* @__PURE__ */ lazyComponent(
  async () => (await import('./credits-dialog.tsx')).CreditsDialog,
)
