import { Button, useFormatPrice } from '@vowkit/react'
import type { DeskInvoice, DeskLeadDetail, DeskLeadView } from '@vowkit/sdk-core/desk'
import { useId, useState } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { InvoiceFormLazy } from './invoice-form.lazy.tsx'

export interface InvoicesProps {
  view: DeskLeadView
  lead: DeskLeadDetail
}

/** The invoices that the vendor has sent, and a form for a new one. */
export function Invoices({ view, lead }: InvoicesProps) {
  const texts = useTexts(deskTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="panel" aria-labelledby={id}>
      <h3 id={id}>{texts.invoices}</h3>
      {lead.invoices.length === 0 && <p className="panel__empty">{texts.noInvoices}</p>}
      <ul className="documents" role="list">
        {lead.invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {isOpen ? (
        <InvoiceFormLazy view={view} onClose={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>{texts.newInvoice}</Button>
      )}
    </section>
  )
}

function InvoiceRow({ invoice }: { invoice: DeskInvoice }) {
  const texts = useTexts(deskTexts)
  const formatPrice = useFormatPrice()
  const { name, part, total_amount: total, due_date: due, status, receipt } = invoice
  return (
    <li className="invoice">
      <span className="invoice__name">{[name, texts.parts[part]].filter(Boolean).join(' · ')}</span>
      <span className="invoice__amount">{formatPrice(Number(total))}</span>
      <span className="panel__empty">{due && status !== 'paid' ? texts.dueOn(texts.formats.date(due)) : ''}</span>
      <span className="mark" data-state={status === 'paid' ? 'booked' : status === 'overdue' ? 'overdue' : 'due'}>
        {texts.invoiceStates[status]}
      </span>
      {receipt !== undefined && (
        <a className="link" href={receipt} target="_blank" rel="noopener noreferrer" aria-label={texts.receiptOf(name)}>
          {texts.receipt}
        </a>
      )}
    </li>
  )
}
