import { lazyComponent } from '@vowkit/react/lazy'

export const CoupleNavLazy = lazyComponent(
  async () => (await import('../features/dashboard-frame/couple-nav.tsx')).CoupleNav,
  { fallback: 'none' },
)

export const MobileMenuLazy = lazyComponent(
  async () => (await import('../features/dashboard-frame/mobile-menu.tsx')).MobileMenu,
  { fallback: 'none' },
)
