import './context-rail.css'
import { useStore } from '@nanostores/react'
import { isWebAddress, useClient, useFormatPrice } from '@vowkit/react'
import { createLead, invoiceStatusOf, isDeclinable, signingStepOf, sortInvoices } from '@vowkit/sdk-core/leads'
import { createVendorLists, manageVendorPath, type Vendor } from '@vowkit/sdk-core/vendors'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../shared/language/use-messages.ts'
import { DocumentLink } from '../../shared/lead/document-link.tsx'
import { InvoiceStatus } from '../../shared/lead/invoice-status.tsx'
import { SigningStatus } from '../../shared/lead/signing-status.tsx'
import { useInvoiceName } from '../../shared/lead/use-invoice-name.ts'
import { useToday } from '../../shared/lead/use-today.ts'
import { useCategoryName } from '../../shared/use-category-name.ts'
import { chatMessages } from './messages.ts'
import { useThreadVendor } from './use-thread-vendor.ts'

export interface ContextRailProps {
  /** The user id of the vendor. */
  userId: string
  /** Time of the last message. A change refetches the lead, because the message may announce an invoice. */
  writtenAt: string
}

/** The rail next to a conversation: the vendor, the next invoice and the shared documents. */
export function ContextRail({ userId, writtenAt }: ContextRailProps) {
  const lists = useClient().ports.once(createVendorLists)
  const { vendor, isUnknown } = useThreadVendor(userId)
  useOnChange(writtenAt, () => isUnknown && void lists.refresh({ list: 'active' }))
  if (!vendor) return null
  return <VendorRail key={String(vendor.id)} vendor={vendor} writtenAt={writtenAt} />
}

function VendorRail({ vendor, writtenAt }: { vendor: Vendor; writtenAt: string }) {
  const t = useMessages(chatMessages)
  const formatPrice = useFormatPrice()
  const nameOf = useCategoryName()
  const invoiceNameOf = useInvoiceName()
  const { ports } = useClient()
  const [view] = useState(() => createLead(ports, vendor.id))
  const state = useStore(view.$lead)
  const today = useToday()
  useOnChange(writtenAt, () => void view.refresh())
  const canDecline = state.status === 'ready' && isDeclinable(state.lead)
  const { invoices, files } = state.status === 'ready' ? state.lead : { invoices: [], files: [] }
  const invoice = sortInvoices(invoices, today).find((one) => invoiceStatusOf(one, today) !== 'paid')

  return (
    <aside className="context-rail" aria-label={t.rail}>
      {isWebAddress(vendor.image) && (
        <img className="context-rail__photo" src={vendor.image} width={268} height={179} alt="" />
      )}
      <h3 className="context-rail__name">
        <bdi>{vendor.business_name}</bdi>
      </h3>
      <p className="context-rail__type">{nameOf(vendor.categories_label)}</p>
      {invoice && (
        <section className="context-rail__part" aria-label={t.nextInvoice}>
          <h4 className="context-rail__title">{t.nextInvoice}</h4>
          <p className="context-rail__invoice">
            <bdi>{invoiceNameOf(invoice.invoice_name, invoice.part)}</bdi>
            <span>{formatPrice(Number(invoice.amount_due))}</span>
          </p>
          <InvoiceStatus invoice={invoice} today={today} />
        </section>
      )}
      {files.length > 0 && (
        <section className="context-rail__part" aria-label={t.documents}>
          <h4 className="context-rail__title">{t.documents}</h4>
          <ul className="context-rail__files" role="list">
            {files.map((file) => {
              const step = signingStepOf(file)
              return (
                <li key={file.id}>
                  <DocumentLink address={file.file} className="context-rail__file">
                    <bdi>{file.file_name}</bdi>
                  </DocumentLink>
                  {step && step !== 'sign' && <SigningStatus step={step} isFresh={false} />}
                  {step === 'sign' && <span className="context-rail__todo">{t.needsSignature}</span>}
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <a className="button button--quiet context-rail__more" href={manageVendorPath(vendor.id)}>
        {t.manageVendor}
      </a>
      {canDecline && (
        <a className="context-rail__decline" href={`${manageVendorPath(vendor.id)}#decline`}>
          {t.decline}
        </a>
      )}
    </aside>
  )
}

/** Calls `onChange` when the value changes, but not on mount. */
function useOnChange(value: string, onChange: () => void): void {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    onChange()
  })
}
