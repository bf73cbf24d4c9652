import { useState } from 'react'
import { VowkitProvider, type VowkitProviderProps } from '../provider/vowkit-provider.tsx'
import { createTestClient, type TestClientOptions } from './create-test-client.ts'

export interface VowkitTestProviderProps
  extends Omit<VowkitProviderProps, 'client'>,
    Pick<TestClientOptions, 'script' | 'isSignedIn'> {}

/**
 * A `VowkitProvider` whose client uses fakes. `script` lists the responses of the backend and is read once. To read the
 * requests or to advance the time, pass the client of `createTestClient` to a `VowkitProvider` instead.
 *
 * ```tsx
 * render(
 *   <VowkitTestProvider script={[{ path: '/vendor/favourite-list/', body: [] }]} isSignedIn>
 *     <MyPage />
 *   </VowkitTestProvider>,
 * )
 * ```
 */
export function VowkitTestProvider({ script, isSignedIn, ...provider }: VowkitTestProviderProps) {
  const [{ client }] = useState(() => createTestClient({ script, isSignedIn }))
  return <VowkitProvider {...provider} client={client} />
}
