import { useStore } from '@nanostores/react'
import { createCredits, followPayment, hasRisen } from '@vowkit/sdk-core/vision'
import { useEffect } from 'react'
import { creditsMessages } from '../../messages/english/credits.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ExternalIcon } from '../../ui/icon/external-icon.ts'

export interface ExternalPaymentProps {
  url: string
  /** The credit balance before the payment. */
  before: number
  onDone: () => void
}

/** Links to a payment page in another tab. Confirms the payment once the balance has increased. */
export function ExternalPayment({ url, before, onDone }: ExternalPaymentProps) {
  const messages = useMessages('credits', creditsMessages)
  const { ports } = useClient()
  const { status, credits } = useStore(ports.once(createCredits).$credits)
  const isPaid = status === 'known' && hasRisen(before, credits)
  useEffect(() => (isPaid ? undefined : followPayment(ports)), [isPaid, ports])

  if (isPaid)
    return (
      <div className="vk-credits">
        <Alert tone="note">{messages.paid(credits)}</Alert>
        <Button variant="primary" onClick={onDone}>
          {messages.goOn}
        </Button>
      </div>
    )
  return (
    <div className="vk-credits">
      <p className="vk-credits__text" role="alert">
        {messages.payElsewhere}
      </p>
      <a className="vk-button" part="button" data-variant="primary" href={url} target="_blank" rel="noopener">
        <span className="vk-button__label">
          {messages.pay}
          <ExternalIcon />
        </span>
        <span className="vk-sr">{messages.opensNewTab}</span>
      </a>
    </div>
  )
}
