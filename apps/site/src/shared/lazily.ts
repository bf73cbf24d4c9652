import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A component whose code arrives when it is first shown, or shortly after `preload` was called. */
export type Lazily<Props extends object> = LazyExoticComponent<ComponentType<Props>> & { preload(): void }

/** A component whose code arrives with the first screen that shows it. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazily<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const loadOnce = () => {
    loading ??= load().then((component) => ({ default: component }))
    return loading
  }
  return Object.assign(lazy(loadOnce), {
    preload() {
      // Whoever shows it says so when it does not arrive.
      loadOnce().catch(() => {})
    },
  })
}
