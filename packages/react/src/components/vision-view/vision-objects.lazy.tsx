import { lazyComponent } from '../../ui/lazy-component/lazy-component.tsx'

export const VisionObjectsLazy = /* @__PURE__ */ lazyComponent(
  async () => (await import('./vision-objects.tsx')).VisionObjects,
  { fallback: 'none' },
)
