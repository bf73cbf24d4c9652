import type { Client } from '@vowkit/sdk-core'
import { useContext } from 'react'
import { ClientContext } from './vowkit-provider.tsx'

/** Returns the given client, or the client of the nearest `VowkitProvider`. Throws if there is neither. */
export function useClient(given?: Client): Client {
  const inherited = useContext(ClientContext)
  const client = given ?? inherited
  if (!client) throw new Error('A client is missing: <VowkitProvider client={…}>.')
  return client
}
