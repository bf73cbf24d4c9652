import { scriptHost } from './script-place.ts'

/** The props that determine where an element stores its data. Elements with equal values share one client. */
interface Owner {
  client?: object
  storage?: object
  apiHost?: string
}

/**
 * Assigns a storage scope to each element with the same tag, so that two elements do not share a draft. The first
 * element on the page has the empty scope, and the others are numbered. A reload therefore assigns the same scopes.
 * Removing an element frees its scope. When a router replaces the body, the new element gets the previous draft.
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
