import { lazyComponent } from '../../ui/lazy-component/lazy-component.tsx'

export const OpenVisionLazy = /* @__PURE__ */ lazyComponent(async () => (await import('./open-vision.tsx')).OpenVision)
