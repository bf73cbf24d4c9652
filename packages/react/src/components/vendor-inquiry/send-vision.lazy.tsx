import { lazyComponent } from '../../ui/lazy-component/lazy-component.tsx'

export const SendVisionLazy = /* @__PURE__ */ lazyComponent(
  async () => (await import('./send-vision.tsx')).SendVision,
  {
    fallback: 'none',
  },
)
