import type { LoginState } from '@vowkit/sdk-core/account'
import { useState } from 'react'

/** Whether the second step is shown. `sending` occurs in both: for the first code and for another one. */
export function useIsVerifying(status: LoginState['status']): boolean {
  const [before, setBefore] = useState(status !== 'email' && status !== 'sending')
  const isVerifying = status === 'sending' ? before : status !== 'email'
  if (isVerifying !== before) setBefore(isVerifying)
  return isVerifying
}
