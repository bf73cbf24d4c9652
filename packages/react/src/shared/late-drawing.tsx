import { type ComponentType, useEffect, useState } from 'react'

/**
 * A decoration whose code comes when it is first shown. Nothing stands for it until then, nor where it cannot be had:
 * whatever it decorates says the same without it.
 */
export function lateDrawing<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null

  // biome-ignore lint/correctness/noComponentHookFactories: called once per drawing, when a module is evaluated
  return function LateDrawing(props: Props) {
    const [Drawing, setDrawing] = useState(() => loaded)

    useEffect(() => {
      if (Drawing) return
      let isWanted = true
      load().then(
        (component) => {
          loaded = component
          if (isWanted) setDrawing(() => component)
        },
        () => {
          // It stays away: see above.
        },
      )
      return () => {
        isWanted = false
      }
    }, [Drawing])

    return Drawing && <Drawing {...props} />
  }
}
