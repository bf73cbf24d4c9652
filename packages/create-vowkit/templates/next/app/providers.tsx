'use client'

import { AttributionProvider, VowkitProvider } from '@vowkit/react'
import { createClient } from '@vowkit/sdk-core'
import { type ReactNode, useState } from 'react'
import { apiHost, partner } from './config'

/** Provides a client to Vowkit's components. It is created in here, because a server must not share clients. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(() => createClient({ apiHost }))
  return (
    <VowkitProvider client={client} lang="en">
      <AttributionProvider partner={partner}>{children}</AttributionProvider>
    </VowkitProvider>
  )
}
