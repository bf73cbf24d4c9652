import { type RefObject, useInsertionEffect, useRef } from 'react'

/** A ref to the value of the last render, for effects and callbacks that must not run again when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  // An insertion effect runs before all other effects. A layout effect would also warn when React 18 renders on a
  // server.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
