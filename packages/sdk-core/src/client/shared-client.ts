import { pageRegistry } from '../platform/browser/scope.ts'
import type { Client, ClientOptions } from './client.ts'
import { createClient } from './create-client.ts'

/** Several bundles on one page find each other's clients here. */
const CLIENTS = Symbol.for('vowkit.clients.v1')

/** The client that everything embedded in this page shares for one backend; whichever asks first has its options. */
export function sharedClient(apiHost: string, options: Omit<ClientOptions, 'apiHost'> = {}): Client {
  const clients = pageRegistry<Client>(CLIENTS)
  const host = apiHost.replace(/\/+$/, '')
  const found = clients.get(host)
  if (found) return found
  const client = createClient({ ...options, apiHost: host })
  clients.set(host, client)
  return client
}
