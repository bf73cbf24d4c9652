import { lazyComponent } from '../lazy-component/lazy-component.tsx'

export const CategoryIconLazy = /* @__PURE__ */ lazyComponent(
  async () => (await import('./category-icon.tsx')).CategoryIcon,
  {
    fallback: 'none',
  },
)
