import type { LoginState } from '@vowkit/sdk-core/account'
import { useState } from 'react'

/**
 * Whether to show the second step. The status alone does not tell: `sending` occurs in both steps, for the first code
 * and for another code.
 */
export function useIsVerifying(status: LoginState['status']): boolean {
  const [wasVerifying, setWasVerifying] = useState(status !== 'email' && status !== 'sending')
  const isVerifying = status === 'sending' ? wasVerifying : status !== 'email'
  if (isVerifying !== wasVerifying) setWasVerifying(isVerifying)
  return isVerifying
}
