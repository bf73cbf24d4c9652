import { Alert, Button, useClient } from '@vowkit/react'
import { requestPasswordReset } from '@vowkit/sdk-core/account'
import { useState } from 'react'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { settingsMessages } from '../messages.ts'

type Sending = 'idle' | 'sending' | 'sent' | 'failed'

/** Sends the link that sets the first password of an account to its email address. */
export function FirstPassword({ email }: { email: string }) {
  const t = useMessages(settingsMessages)
  const { ports } = useClient()
  const [sending, setSending] = useState<Sending>('idle')

  async function send() {
    setSending('sending')
    const { ok } = await requestPasswordReset(ports, email)
    setSending(ok ? 'sent' : 'failed')
  }

  return (
    <>
      <p>{t.setPasswordText(email)}</p>
      {sending === 'failed' && <Alert>{t.setPasswordFailed}</Alert>}
      <p className="password-status" role="status">
        {sending === 'sent' && t.setPasswordSent}
      </p>
      {sending !== 'sent' && (
        <Button
          variant="primary"
          busy={sending === 'sending'}
          busyLabel={t.setPasswordSend}
          onClick={() => void send()}
        >
          {t.setPasswordSend}
        </Button>
      )}
    </>
  )
}
