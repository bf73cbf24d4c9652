import '@vowkit/react/dialog.css'
import { useEffect, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { useToday } from '../../shared/lead/use-today.ts'
import { VendorPhoto } from '../../shared/vendor-photo.tsx'
import { ClaimedDeals } from './claimed-deals.tsx'
import { type DocumentDialog, DocumentsPanel } from './documents/documents-panel.tsx'
import { UploadDialogLazy } from './documents/upload-dialog.lazy.tsx'
import { nextStepOf, stepsOf } from './engagement-steps.ts'
import type { LeadProps } from './lead-props.ts'
import { manageVendorMessages } from './messages.ts'
import { MessagesPanel } from './messages-panel.tsx'
import { NextAction } from './next-action.tsx'
import { PaymentDialogLazy } from './payments/payment-dialog.lazy.tsx'
import { PaymentThanks } from './payments/payment-thanks.tsx'
import { PaymentsPanel, type PaymentTarget } from './payments/payments-panel.tsx'
import { SignDialogLazy } from './signing/sign-dialog.lazy.tsx'
import { Timeline } from './timeline.tsx'

/** The workspace with one vendor: steps, next action, messages, documents and payments. */
export function Engagement({ lead, view }: LeadProps) {
  const { yourVendor } = useMessages(manageVendorMessages)
  const [opened, setOpened] = useState<DocumentDialog | null>(null)
  const [paying, setPaying] = useState<PaymentTarget | null>(null)
  const today = useToday()
  const next = nextStepOf(lead, today)

  useEffect(() => {
    for (const dialog of [UploadDialogLazy, SignDialogLazy, PaymentDialogLazy]) void dialog.preload()
  }, [])

  return (
    <div className="engagement">
      <header className="engagement__head">
        <VendorPhoto image={lead.image ?? ''} className="engagement__photo" size={88} />
        <h1 className="engagement__name">
          <bdi>{lead.business_name || yourVendor}</bdi>
        </h1>
        <ClaimedDeals deals={lead.deals ?? []} />
        <Timeline steps={stepsOf(lead, today)} />
      </header>
      <PaymentThanks lead={lead} today={today} />
      {next && (
        <NextAction
          step={next}
          onAct={() =>
            next.kind === 'sign' ? setOpened({ dialog: 'sign', file: next.file }) : setPaying({ invoice: next.invoice })
          }
        />
      )}
      <div className="engagement__panels">
        <MessagesPanel lead={lead} view={view} />
        <DocumentsPanel lead={lead} view={view} opened={opened} onOpen={setOpened} />
        <PaymentsPanel lead={lead} view={view} today={today} paying={paying} onPay={setPaying} />
      </div>
    </div>
  )
}
