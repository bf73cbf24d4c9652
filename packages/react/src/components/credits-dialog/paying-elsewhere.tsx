import { useStore } from '@nanostores/react'
import { createCredits, hasRisen } from '@vowkit/sdk-core/vision'
import { creditsMessages } from '../../messages/credits.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useClient } from '../../provider/use-client.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ExternalIcon } from '../../ui/icon/external-icon.ts'

export interface PayingElsewhereProps {
  url: string
  /** The balance before the payment. */
  before: number
  onDone: () => void
}

/** Somebody pays in another tab. Their balance is asked for when they come back; here they see that it has risen. */
export function PayingElsewhere({ url, before, onDone }: PayingElsewhereProps) {
  const words = useMessages('credits', creditsMessages)
  const { status, credits } = useStore(useClient().ports.once(createCredits).$credits)

  if (status === 'known' && hasRisen(before, credits))
    return (
      <div className="vk-credits">
        <Alert tone="note">{words.paid(credits)}</Alert>
        <Button variant="primary" onClick={onDone}>
          {words.goOn}
        </Button>
      </div>
    )
  return (
    <div className="vk-credits">
      <p className="vk-credits__text" role="status">
        {words.payElsewhere}
      </p>
      <a className="vk-button" part="button" data-variant="primary" href={url} target="_blank" rel="noopener">
        <span className="vk-button__label">
          {words.pay}
          <ExternalIcon />
        </span>
        <span className="vk-sr">{words.opensNewTab}</span>
      </a>
    </div>
  )
}
