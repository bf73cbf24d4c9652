import { lazyComponent } from '../../ui/lazy-component/lazy-component.tsx'

export const PanelLazy = /* @__PURE__ */ lazyComponent(async () => (await import('./panel.tsx')).Panel)
