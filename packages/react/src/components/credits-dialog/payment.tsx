import { useId } from 'react'
import type { CheckoutState } from '../../hooks/use-checkout.ts'
import { creditsMessages } from '../../messages/credits.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ExternalIcon } from '../../ui/icon/external-icon.ts'

export interface PaymentProps {
  state: CheckoutState
  isChosen: boolean
  contact: string
  /** Whether the way to the payment page is a link here, rather than the host's business. */
  hasLink: boolean
}

/** The last step of buying a pack: "Continue", or where to pay, or why that failed. */
export function Payment({ state, isChosen, contact, hasLink }: PaymentProps) {
  const words = useMessages('credits', creditsMessages)
  const hintId = useId()

  if (state.status === 'started' && hasLink)
    return (
      <a className="vk-button" part="button" data-variant="primary" href={state.url} target="_blank" rel="noopener">
        <span className="vk-button__label">
          {words.pay}
          <ExternalIcon />
        </span>
        <span className="vk-sr">{words.opensNewTab}</span>
      </a>
    )
  return (
    <>
      {state.status === 'failed' && (
        <Alert>{state.code === 'pack_invalid' ? words.pack_invalid : words[state.code](contact)}</Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={!isChosen}
        busy={state.status === 'starting' || state.status === 'started'}
        busyLabel={words.continuing}
        aria-describedby={isChosen ? undefined : hintId}
      >
        {words.continue}
      </Button>
      {!isChosen && (
        <p className="vk-credits__hint" id={hintId}>
          {words.continueHint}
        </p>
      )}
    </>
  )
}
