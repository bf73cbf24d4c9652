import { startTransition, useEffect, useState } from 'react'

/** More than the first screens hold. */
const FIRST = 12

/** How many of a long list to draw: what is seen first, then the rest whenever the browser has nothing better to do. */
export function useShownCount(): number {
  const [count, setCount] = useState(FIRST)
  useEffect(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), [])
  return count
}
