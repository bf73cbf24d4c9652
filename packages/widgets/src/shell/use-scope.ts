import type { Client } from '@vowkit/sdk-core'
import { useEffect, useMemo } from 'react'

const taken = new WeakMap<Client, Set<string>>()

/**
 * A scope for what an element keeps, so that two on one page do not write into each other's draft. The first has the
 * plain one and the others their number, which a reload of the same page gives them again.
 */
export function useScope(client: Client): string {
  const scope = useMemo(() => take(client), [client])
  useEffect(() => () => void taken.get(client)?.delete(scope), [client, scope])
  return scope
}

function take(client: Client): string {
  const scopes = taken.get(client) ?? new Set()
  taken.set(client, scopes)
  let scope = ''
  for (let number = 2; scopes.has(scope); number++) scope = String(number)
  scopes.add(scope)
  return scope
}
