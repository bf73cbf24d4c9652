import { lazyComponent } from '@vowkit/react/lazy'

export const UnreadMarkLazy = lazyComponent(async () => (await import('./unread-mark.tsx')).UnreadMark, {
  fallback: 'none',
})
