import type { Client } from '@vowkit/sdk-core'
import { useContext } from 'react'
import { ClientContext } from './vowkit-provider.tsx'

/** The client given, or that of the nearest `VowkitProvider`. */
export function useClient(given?: Client): Client {
  const inherited = useContext(ClientContext)
  const client = given ?? inherited
  if (!client) throw new Error('A client is missing: <VowkitProvider client={…}>.')
  return client
}
