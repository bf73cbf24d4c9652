import { lazyComponent } from '@vowkit/react/lazy'

export const VendorRowLazy = lazyComponent(async () => (await import('./vendor-row.tsx')).VendorRow, {
  fallback: 'none',
})
