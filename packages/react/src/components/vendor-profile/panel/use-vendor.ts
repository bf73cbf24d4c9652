import { useStore } from '@nanostores/react'
import type { Id } from '@vowkit/sdk-core'
import { createVendors, type VendorProfile, type VendorState } from '@vowkit/sdk-core/vendors'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { profileMessages } from '../../../messages/english/profile.generated.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useClient } from '../../../provider/use-client.ts'
import { useLatest } from '../../../shared/use-latest.ts'

/** Called when the vendor cannot be loaded, or no vendor has this id. */
export type VendorErrorListener = (error: { code: string; message: string }) => void

/** The pattern of a vendor's id, and of the slug of its public page. No request is sent for other values. */
const ID = /^[\p{L}\p{N}_-]{1,100}$/u

const $missing = atom<VendorState>({ status: 'missing' })

/** Returns the state of a vendor, and reports a missing vendor and a failed load. */
export function useVendor(id: Id, onError?: VendorErrorListener): { state: VendorState; profile: VendorProfile } {
  const { ports } = useClient()
  const messages = useMessages('profile', profileMessages)
  const profile = ports.once(createVendors).profile(id)
  const state = useStore(ID.test(String(id)) ? profile.$vendor : $missing, { ssr: 'initial' })
  const latest = useLatest(onError)

  useEffect(() => {
    if (state.status === 'missing') latest.current?.({ code: 'not_found', message: messages.missing })
    if (state.status === 'failed') latest.current?.({ code: 'load_failed', message: messages.failed })
  }, [state.status, messages, latest])

  return { state, profile }
}
