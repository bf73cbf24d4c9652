import { lazyComponent } from '@vowkit/react/lazy'

export const CouplesClaimLazy = lazyComponent(async () => (await import('./couples-claim.tsx')).CouplesClaim, {
  fallback: 'none',
})
