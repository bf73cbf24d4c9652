import { lazyComponent } from '@vowkit/react/lazy'

/** Lazy-loads the question, which only couples without a wedding location see. */
export const PlaceQuestionLazy = lazyComponent(async () => (await import('./place-question.tsx')).PlaceQuestion, {
  fallback: 'none',
})
