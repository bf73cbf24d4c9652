import { lazyComponent } from '@vowkit/react/lazy'

export const EmailBannerLazy = lazyComponent(async () => (await import('./email-banner.tsx')).EmailBanner, {
  fallback: 'none',
})
