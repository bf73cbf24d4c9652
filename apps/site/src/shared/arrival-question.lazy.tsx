import { lazyComponent } from '@vowkit/react/lazy'
import { LoadFallback } from './load-boundary.tsx'

export const ArrivalQuestionLazy = lazyComponent(async () => (await import('./arrival-question.tsx')).ArrivalQuestion, {
  fallback: LoadFallback,
})
