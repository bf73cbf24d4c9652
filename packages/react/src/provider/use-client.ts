import type { Client } from '@vowkit/sdk-core'
import { useContext } from 'react'
import { ClientContext } from './vowkit-provider.tsx'

/** The client of the nearest `VowkitProvider`. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) throw new Error('Vowkit components need a client: put them inside a <VowkitProvider client={…}>.')
  return client
}
