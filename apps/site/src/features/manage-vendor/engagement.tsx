import '@vowkit/react/dialog.css'
import { type LeadData, signingStepOf } from '@vowkit/sdk-core/leads'
import { useEffect, useState } from 'react'
import { useRemoveDecided } from '../../shared/compare/use-remove-decided.ts'
import { useMessages } from '../../shared/language/use-messages.ts'
import { UndoDecline } from '../../shared/lead/decline/undo-decline.tsx'
import { useToday } from '../../shared/lead/use-today.ts'
import { VendorPhoto } from '../../shared/vendor-photo.tsx'
import { ClaimedDeals } from './claimed-deals.tsx'
import { DeclineArea } from './decline/decline-area.tsx'
import { type DocumentDialog, DocumentsPanel } from './documents/documents-panel.tsx'
import { UploadDialogLazy } from './documents/upload-dialog.lazy.tsx'
import { nextStepOf, stepsOf } from './engagement-steps.ts'
import type { LeadProps } from './lead-props.ts'
import { manageVendorMessages } from './messages.ts'
import { MessagesPanel } from './messages-panel.tsx'
import { VendorMovedDate } from './moved-date.tsx'
import { NextAction } from './next-action.tsx'
import { PaymentDialogLazy } from './payments/payment-dialog.lazy.tsx'
import { PaymentThanks } from './payments/payment-thanks.tsx'
import { PaymentsPanel, type PaymentTarget } from './payments/payments-panel.tsx'
import { SignDialogLazy } from './signing/sign-dialog.lazy.tsx'
import { Timeline } from './timeline.tsx'
import { useSigned } from './use-signed.ts'

/** The workspace with one vendor: steps, next action, messages, documents and payments. */
export function Engagement({ lead: given, view, vendorId }: LeadProps & { vendorId: string }) {
  const lead = given.is_declined ? withoutOpenTasks(given) : given
  const { yourVendor } = useMessages(manageVendorMessages)
  const [opened, setOpened] = useState<DocumentDialog | null>(null)
  const [paying, setPaying] = useState<PaymentTarget | null>(null)
  const today = useToday()
  const next = nextStepOf(lead, today)
  const signed = useSigned(lead.business_name || yourVendor)
  const [isJustDeclined, setJustDeclined] = useState(false)
  useRemoveDecided(lead.is_declined || lead.is_booked ? [vendorId] : [])

  /** Opens the first document that the couple has not signed. */
  function sign(): void {
    const file = lead.files.find((one) => signingStepOf(one) === 'sign')
    setPaying(null)
    if (file) setOpened({ dialog: 'sign', file })
    // A different tab or the partner may have signed since then.
    else void view.refresh()
  }

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
      {lead.is_declined && (
        <div className="declined">
          <UndoDecline view={view} takesFocus={isJustDeclined} />
        </div>
      )}
      <PaymentThanks lead={lead} today={today} />
      {next && (
        <NextAction
          step={next}
          isOff={signed.isFresh}
          onAct={() => (next.kind === 'sign' ? sign() : setPaying({ invoice: next.invoice }))}
        />
      )}
      {lead.moved_date && <VendorMovedDate lead={lead} view={view} moved={lead.moved_date} />}
      <div className="engagement__panels">
        <MessagesPanel lead={lead} view={view} />
        <DocumentsPanel lead={lead} view={view} opened={opened} onOpen={setOpened} onSigned={signed.confirm} />
        <PaymentsPanel lead={lead} view={view} today={today} paying={paying} onPay={setPaying} onSign={sign} />
      </div>
      <DeclineArea lead={lead} view={view} vendorId={vendorId} onDeclined={() => setJustDeclined(true)} />
    </div>
  )
}

/** A declined vendor's open invoices are no longer due, and its documents need no signature. */
function withoutOpenTasks(lead: LeadData): LeadData {
  return {
    ...lead,
    invoices: lead.invoices.filter((invoice) => invoice.get_status_display.toLowerCase() === 'paid'),
    files: lead.files.map((file) => (file.isCouplesign ? file : { ...file, isDocusign: false })),
  }
}
