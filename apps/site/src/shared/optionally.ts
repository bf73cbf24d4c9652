import type { ComponentType, FunctionComponent } from 'react'
import { lazily, type Preloadable } from './lazily.ts'

function Nothing() {
  return null
}

/** The same as `lazily` for something extra: where its code does not come, the screen goes on without it. */
export function optionally<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> & Preloadable {
  return lazily<Props>(() => load().catch(() => Nothing))
}
