import { type ComponentType, lazy } from 'react'

/** A component whose code arrives with the first screen that shows it. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}
