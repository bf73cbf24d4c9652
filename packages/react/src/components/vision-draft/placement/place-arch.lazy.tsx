import { lazyComponent } from '../../../ui/lazy-component/lazy-component.tsx'

export const PlaceArchLazy = /* @__PURE__ */ lazyComponent(async () => (await import('./place-arch.tsx')).PlaceArch, {
  fallback: 'none',
})
