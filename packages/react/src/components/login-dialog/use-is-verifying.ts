import type { LoginState } from '@vowkit/sdk-core/account'
import { useState } from 'react'

/**
 * Whether the second step is shown. The status alone is not enough: `sending` occurs in both steps, for the first code
 * and for a resend.
 */
export function useIsVerifying(status: LoginState['status']): boolean {
  const [wasVerifying, setWasVerifying] = useState(status !== 'email' && status !== 'sending')
  const isVerifying = status === 'sending' ? wasVerifying : status !== 'email'
  if (isVerifying !== wasVerifying) setWasVerifying(isVerifying)
  return isVerifying
}
