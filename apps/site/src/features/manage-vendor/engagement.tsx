import '@vowkit/react/dialog.css'
import type { LeadData, LeadView } from '@vowkit/sdk-core/leads'
import { DocumentsPanel } from './documents/documents-panel.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { PaymentsPanel } from './payments/payments-panel.tsx'
import { VendorPortrait } from './vendor-portrait.tsx'

export interface LeadProps {
  lead: LeadData
  view: LeadView
}

/** Who the vendor is, and the conversation, the documents and the payments they share with a couple. */
export function Engagement({ lead, view }: LeadProps) {
  return (
    <div className="engagement">
      <header className="engagement__head">
        <VendorPortrait image={lead.image ?? ''} />
        <h1 className="engagement__name">
          <bdi>{lead.business_name || 'Your vendor'}</bdi>
        </h1>
      </header>
      <div className="engagement__panels">
        <MessagesPanel lead={lead} view={view} />
        <DocumentsPanel lead={lead} view={view} />
        <PaymentsPanel lead={lead} view={view} />
      </div>
    </div>
  )
}
