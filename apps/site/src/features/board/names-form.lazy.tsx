import { lazyComponent } from '@vowkit/react/lazy'

/** Lazy-loads the form kit, which most boards do not need. */
export const NamesFormLazy = lazyComponent(async () => (await import('./names-form.tsx')).NamesForm, {
  fallback: 'none',
})
