import type { Client } from '@vowkit/sdk-core'
import { type RefObject, useMemo } from 'react'

/** Where an element stands. */
type Place = RefObject<Element | null>

const taken = new WeakMap<Client, Map<string, Place>>()

/**
 * A scope for what an element keeps, so that two of a kind on one page do not write into each other's draft. The first has
 * the plain one and the others their number, which a reload of the same page gives them again, whatever of another kind
 * comes first then. An element that leaves the page gives its scope up at once: what takes its place in the same moment,
 * as a site that swaps its body does it, has its draft.
 */
export function useScope(client: Client, tag: string, place: Place): string {
  return useMemo(() => take(client, tag, place), [client, tag, place])
}

function take(client: Client, tag: string, place: Place): string {
  const scopes = taken.get(client) ?? new Map<string, Place>()
  taken.set(client, scopes)
  let scope = ''
  for (let number = 2; scopes.get(tag + scope)?.current?.isConnected; number++) scope = String(number)
  scopes.set(tag + scope, place)
  return scope
}
