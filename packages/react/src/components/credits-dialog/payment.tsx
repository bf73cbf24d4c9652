import type { CheckoutState } from '@vowkit/sdk-core/vision'
import { useId } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { creditsMessages } from '../../messages/english/credits.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'

export interface PaymentProps {
  state: CheckoutState
  isChosen: boolean
  contact: string
}

/** The "Continue" button that starts a payment, and an error if the payment could not be started. */
export function Payment({ state, isChosen, contact }: PaymentProps) {
  const messages = useMessages('credits', creditsMessages)
  const { network } = useMessages('common', commonMessages)
  const hintId = useId()

  return (
    <>
      {state.status === 'failed' && (
        <Alert>
          {state.code === 'checkout_error' && `${network} `}
          {state.code === 'pack_invalid' ? messages.pack_invalid : messages[state.code](contact)}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={!isChosen}
        busy={state.status === 'starting' || state.status === 'leaving'}
        busyLabel={messages.continuing}
        aria-describedby={isChosen ? undefined : hintId}
      >
        {messages.continue}
      </Button>
      {!isChosen && (
        <p className="vk-credits__hint" id={hintId}>
          {messages.continueHint}
        </p>
      )}
    </>
  )
}
