import { scriptHost } from './script-place.ts'

/** What decides where an element stores things: elements that agree on it share one client. */
interface Owner {
  client?: object
  storage?: object
  apiHost?: string
}

/**
 * The scopes of one tag: names for what an element stores, so that two elements of one tag do not share a draft. The first
 * element on the page has the plain scope, the others a number each, so that a reload gives each the same scope again. An
 * element that leaves the page frees its scope at once: when a router swaps the body, the element in the new body gets the
 * draft.
 */
export function createScopes() {
  const takenBy = new Map<unknown, Map<string, WeakRef<Element>>>()

  return {
    take(element: Element, { client, storage, apiHost }: Owner): string {
      const owner = client ?? storage ?? (apiHost || scriptHost)?.replace(/\/+$/, '')
      const taken = takenBy.get(owner) ?? new Map<string, WeakRef<Element>>()
      takenBy.set(owner, taken)
      for (const [scope, other] of taken) if (other.deref() === element) return scope
      const isFree = (scope: string) => !taken.get(scope)?.deref()?.isConnected
      let scope = ''
      for (let number = 2; !isFree(scope); number++) scope = String(number)
      taken.set(scope, new WeakRef(element))
      return scope
    },
  }
}
