import { lazyComponent } from '@vowkit/react/lazy'

export const FragmentLazy = lazyComponent(async () => (await import('./fragments.tsx')).Fragment, { fallback: 'none' })
