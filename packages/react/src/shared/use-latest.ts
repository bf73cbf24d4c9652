import { type RefObject, useInsertionEffect, useRef } from 'react'

/** A ref to the value of the last render, for effects and callbacks that must not rerun when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  // Before all other effects; and unlike a layout effect it warns of nothing when React 18 renders on a server.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
