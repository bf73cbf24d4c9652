import { lazyComponent } from '../../ui/lazy-component/lazy-component.tsx'

export const VisionMenuLazy = /* @__PURE__ */ lazyComponent(async () => (await import('./vision-menu.tsx')).VisionMenu)
