import { useClient } from '@vowkit/react'
import { createToasts } from '@vowkit/sdk-core'
import type { Id } from '@vowkit/sdk-core/contract'
import type { VendorPackage, VendorProfile } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { useSignInFirst } from '../../shared/confirm/use-sign-in-first.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { openUnlessLeft } from '../../shared/router.ts'
import { vendorDetailMessages } from './messages.ts'

/** Claims one deal at a time, then opens the conversation with the vendor. */
export function useClaim(profile: VendorProfile) {
  const t = useMessages(vendorDetailMessages)
  const signInFirst = useSignInFirst()
  const toasts = useClient().ports.once(createToasts)
  const [claimingId, setClaimingId] = useState<Id | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function claim({ id }: VendorPackage): Promise<void> {
    if (claimingId !== null || signInFirst(t.signInAims.claim)) return
    setClaimingId(id)
    setFailed(false)
    const open = openUnlessLeft()
    const pendingToast = toasts.show({ tone: 'info', text: t.claiming })
    // The toast stays open until the request has completed.
    toasts.hold(pendingToast)
    const result = await profile.claim(id)
    toasts.dismiss(pendingToast)
    setClaimingId(null)
    setFailed(!result.ok)
    if (!result.ok) return
    toasts.show({ tone: 'success', text: t.claimed })
    open(result.path)
  }

  return { claimingId, hasFailed, claim }
}
