import { useState } from 'react'

/** Returns true from the first render in which the condition is true, even if the condition becomes false later. */
export function useLatch(condition: boolean): boolean {
  const [isLatched, setLatched] = useState(condition)
  if (condition && !isLatched) setLatched(true)
  return condition || isLatched
}
