import { type RefObject, useInsertionEffect, useRef } from 'react'

/**
 * Returns a ref to the value of the last render, for effects and callbacks that must not run again when the value
 * changes.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  // An insertion effect runs before all other effects. A layout effect would log a warning when React 18 renders on a
  // server.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
