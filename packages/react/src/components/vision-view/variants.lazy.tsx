import { lazyComponent } from '../../ui/lazy-component/lazy-component.tsx'

export const VariantsLazy = /* @__PURE__ */ lazyComponent(async () => (await import('./variants.tsx')).Variants, {
  fallback: 'none',
})
