import { type RefObject, useInsertionEffect, useRef } from 'react'

/** The latest value for code that runs later, such as a host's callback that is a new function at each render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  // Before all other effects; and unlike a layout effect it warns of nothing when React 18 renders on a server.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
