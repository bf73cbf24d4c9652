import { pageRegistry } from '../platform/browser/scope.ts'
import type { Client, ClientOptions } from './client.ts'
import { createClient } from './create-client.ts'

/** The symbol under which all bundles on a page share their clients. */
const CLIENTS = Symbol.for('vowkit.clients.v1')

/** Returns the client of a backend that all bundles on the page share. The first call creates it with its options. */
export function sharedClient(apiHost: string, options: Omit<ClientOptions, 'apiHost'> = {}): Client {
  const clients = pageRegistry<Client>(CLIENTS)
  const host = String(apiHost ?? '').replace(/\/+$/, '')
  const found = clients.get(host)
  if (found) return found
  const client = createClient({ ...options, apiHost: host })
  clients.set(host, client)
  return client
}
