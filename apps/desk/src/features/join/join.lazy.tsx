import { lazyComponent } from '@vowkit/react/lazy'
import { ScreenFallback } from '../../shared/screen-fallback.tsx'

export const JoinLazy = lazyComponent(async () => (await import('./join.tsx')).Join, { fallback: ScreenFallback })
