import { useCheckoutReturn } from '../../hooks/use-checkout-return.ts'
import { commonMessages } from '../../messages/common.ts'
import { creditsMessages } from '../../messages/english/credits.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'

/** Shows the result of a payment when the visitor returns to our own site. Renders nothing on other visits. */
export function CheckoutNotice() {
  const messages = useMessages('credits', creditsMessages)
  const { close } = useMessages('common', commonMessages)
  const { state, dismiss } = useCheckoutReturn()
  if (state.status === 'none') return null
  return (
    <Root>
      <Alert tone="note">
        {state.status === 'arrived' ? messages.paid(state.credits) : messages[state.status]}{' '}
        {state.status !== 'waiting' && (
          <Button variant="quiet" onClick={dismiss}>
            {close}
          </Button>
        )}
      </Alert>
    </Root>
  )
}
