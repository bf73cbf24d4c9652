import { useClient } from '@vowkit/react'
import { sendConfirmation } from '@vowkit/sdk-core/account'
import { useState } from 'react'
import { formMessages } from '../form/messages.ts'
import { useMessages } from '../language/use-messages.ts'

export type Resend = { status: 'idle' } | { status: 'sending' } | { status: 'sent' } | { status: 'failed'; why: string }

/** Sends the confirmation email again. */
export function useResend(): [resend: Resend, send: () => Promise<void>] {
  const { ports } = useClient()
  const t = useMessages(formMessages)
  const [resend, setResend] = useState<Resend>({ status: 'idle' })

  async function send() {
    if (resend.status === 'sending') return
    setResend({ status: 'sending' })
    const result = await sendConfirmation(ports)
    if (result.ok) return setResend({ status: 'sent' })
    const why = result.code === 'rate_limited' ? t.tooManyAttempts(result.seconds) : t.mailFailed
    setResend({ status: 'failed', why })
  }

  return [resend, send]
}
