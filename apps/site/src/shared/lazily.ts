import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react'

/** What comes when it is first shown, or is asked to come. */
export interface Preloadable {
  /** Settles when it is there, or will not come; `null` when it is there. Never rejects: whoever shows it says so. */
  preload(): Promise<void> | null
}

/** A component whose code comes when it is first shown, or is asked to come. Once it is there it is shown at once. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> & Preloadable {
  let there: ComponentType<Props> | undefined
  let coming: Promise<{ default: ComponentType<Props> }> | undefined
  async function loadOnce() {
    there = await load()
    return { default: there }
  }
  const come = () => {
    coming ??= loadOnce()
    return coming
  }
  const Coming = lazy(come)

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each, where its module begins
  function Lazily(props: Props) {
    // What is shown stays the same component when its code arrives.
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Coming)
    return createElement(Shown, props)
  }
  return Object.assign(Lazily, {
    preload: () =>
      there
        ? null
        : come().then(
            () => {},
            () => {},
          ),
  })
}

/** Has a component come, when it is one that comes lazily; `null` when it is there. */
export function preload(type: unknown): Promise<void> | null {
  return isPreloadable(type) ? type.preload() : null
}

function isPreloadable(type: unknown): type is Preloadable {
  return typeof type === 'function' && 'preload' in type
}
