import type { LoginState } from '@vowkit/sdk-core/account'
import { useState } from 'react'

/** Whether the second step is shown. `sending` belongs to both: a code is sent, or sent again. */
export function useIsVerifying(status: LoginState['status']): boolean {
  const [before, setBefore] = useState(status !== 'email' && status !== 'sending')
  const isVerifying = status === 'sending' ? before : status !== 'email'
  if (isVerifying !== before) setBefore(isVerifying)
  return isVerifying
}
