import { useConfig } from '../../hooks/use-config.ts'
import { commonMessages } from '../../messages/common.ts'
import { creditsMessages } from '../../messages/credits.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Root } from '../../root/root.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { MonthlyPlan } from './monthly-plan.tsx'
import { Packs } from './packs.tsx'

export interface CreditsDialogProps {
  /** It opened because no credits are left, and says so. */
  isNeeded?: boolean
  /** Called with the address where the payment goes on. Without it the dialog shows a link to it. */
  onCheckout?: (checkout: { url: string }) => void
  onClose: () => void
}

/** How to get more visions: packs, the monthly plan, and what is free. */
export function CreditsDialog({ isNeeded, onCheckout, onClose }: CreditsDialogProps) {
  const words = useMessages('credits', creditsMessages)
  const { close } = useMessages('common', commonMessages)
  const config = useConfig()

  return (
    <Root>
      <Dialog title={words.title} closeLabel={close} size="wide" onClose={onClose}>
        {isNeeded && (
          <>
            <Alert>{words.no_credits}</Alert>
            <p className="vk-credits__text">{words.why}</p>
          </>
        )}
        <Packs contact={config?.contact_email ?? words.contact} onCheckout={onCheckout} />
        <MonthlyPlan url={config?.monthly_plan_url} />
        <p className="vk-credits__text">{words.free}</p>
      </Dialog>
    </Root>
  )
}
