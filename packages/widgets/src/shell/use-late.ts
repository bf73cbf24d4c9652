import { useLayoutEffect, useState } from 'react'

/**
 * What `load` brings, asked for anew with each `key`; `otherwise` where there is nothing to load or it does not come.
 * Until then what came before, and at first nothing.
 */
export function useLate<Value>(key: unknown, load: (() => Promise<Value>) | undefined, otherwise: Value) {
  const [value, setValue] = useState(load ? undefined : otherwise)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded.
  useLayoutEffect(() => {
    let isWanted = true
    const take = (next: Value) => isWanted && setValue(next)
    if (load)
      load().then(take, (cause) => {
        console.warn('Not loaded:', cause)
        take(otherwise)
      })
    else take(otherwise)
    return () => {
      isWanted = false
    }
  }, [key])

  return value
}
