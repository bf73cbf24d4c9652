import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The latest value for code that runs later, such as a host's callback that is a new function at each render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
