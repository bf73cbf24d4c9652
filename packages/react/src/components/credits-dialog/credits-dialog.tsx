import type { CreditsReason } from '@vowkit/sdk-core/vision'
import { useCheckout } from '../../hooks/use-checkout.ts'
import { useConfig } from '../../hooks/use-config.ts'
import { commonMessages } from '../../messages/common.ts'
import { creditsMessages } from '../../messages/english/credits.generated.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ExternalPayment } from './external-payment.tsx'
import { MonthlyPlan } from './monthly-plan.tsx'
import { Packs } from './packs.tsx'
import { ReasonNotice } from './reason-notice.tsx'

export interface CreditsDialogProps {
  /** The reason why the dialog opened. The dialog shows the reason first, unless it is `upgrade`, the default. */
  reason?: CreditsReason
  /** Called with the URL of the payment page. Return `false` to prevent navigation. */
  onCheckout?: (checkout: { url: string }) => unknown
  /** Called when the visitor closes the dialog. The host must then unmount it. */
  onClose: () => void
}

/** A dialog for buying more visions: packs, the monthly plan, and the contents of the free plan. */
export function CreditsDialog({ reason = 'upgrade', onCheckout, onClose }: CreditsDialogProps) {
  const messages = useMessages('credits', creditsMessages)
  const { close } = useMessages('common', commonMessages)
  const config = useConfig()
  const { state, start } = useCheckout(onCheckout)

  return (
    <Root>
      <Dialog title={messages.title} closeLabel={close} size="wide" onClose={onClose}>
        {state.status === 'elsewhere' ? (
          <ExternalPayment {...state} onDone={onClose} />
        ) : (
          <>
            <ReasonNotice reason={reason} />
            <Packs contact={config?.contact_email ?? messages.contact} checkout={state} onBuy={start} />
          </>
        )}
        <MonthlyPlan price={config?.monthly_plan_price} url={config?.monthly_plan_url} />
        <p className="vk-credits__text">{messages.free}</p>
      </Dialog>
    </Root>
  )
}
