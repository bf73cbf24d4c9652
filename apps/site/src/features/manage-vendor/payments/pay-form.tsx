import { useFormatPrice } from '@vowkit/react'
import { type Invoice, invoiceStatusOf, type LeadView } from '@vowkit/sdk-core/leads'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Form } from '../../../shared/form/form.tsx'
import { FormAlert } from '../../../shared/form/form-alert.tsx'
import { SelectField } from '../../../shared/form/select-field.tsx'
import { SubmitButton } from '../../../shared/form/submit-button.tsx'
import { useFailureText } from '../../../shared/form/use-failure-text.ts'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { InvoiceStatus } from '../../../shared/lead/invoice-status.tsx'
import { leadMessages } from '../../../shared/lead/messages.ts'
import { useInvoiceName } from '../../../shared/lead/use-invoice-name.ts'
import { useNetworkTold } from '../../../shared/network-told.ts'
import { manageVendorMessages } from '../messages.ts'

export interface PayFormProps {
  invoices: Invoice[]
  /** The preselected invoice. */
  first?: Invoice | undefined
  today: string
  view: LeadView
  /** Called to sign the contract, which comes before a payment. */
  onSign: () => void
  /** Called with the URL of the payment provider. */
  onStart: (url: string) => void
}

/** The form to choose an invoice and start its payment. The payment provider collects the card details. */
export function PayForm({ invoices, first, today, view, onSign, onStart }: PayFormProps) {
  const { payments: t } = useMessages(manageVendorMessages)
  const { date } = useMessages(leadMessages)
  const formatPrice = useFormatPrice()
  const nameOf = useInvoiceName()
  const failureText = useFailureText()
  const form = useForm({ defaultValues: { invoice: first ? String(first.id) : '' } })
  const [isUnsigned, setUnsigned] = useState(false)
  useNetworkTold()
  const chosen = useWatch({ control: form.control, name: 'invoice' })
  const isPaid = (invoice: Invoice) => invoiceStatusOf(invoice, today) === 'paid'
  // The invoice may have been paid in the meantime, for example in a different tab.
  const invoice = invoices.find((one) => String(one.id) === chosen && !isPaid(one))

  async function pay(): Promise<void> {
    if (!invoice) return
    const result = await view.pay(invoice)
    if (result.ok) return onStart(result.url)
    const isUnsigned = result.error.code === 'not_signed'
    setUnsigned(isUnsigned)
    form.setError('root', { message: isUnsigned ? t.signFirst : failureText(result.error, t.failed) })
  }

  return (
    <Form form={form} onSubmit={pay}>
      <SelectField form={form} name="invoice" label={t.invoice} placeholder={t.select} rules={{ required: t.required }}>
        {invoices.map((one) => (
          <option key={one.id} value={String(one.id)} disabled={isPaid(one)}>
            {isPaid(one) ? t.paidOption(nameOf(one.invoice_name, one.part)) : nameOf(one.invoice_name, one.part)}
          </option>
        ))}
      </SelectField>
      <div className="invoice-status-region" role="status">
        {invoice && (
          <dl className="invoice-facts">
            <div>
              <dt>{t.amountDue}</dt>
              <dd>{formatPrice(Number(invoice.amount_due))}</dd>
            </div>
            <div>
              <dt>{t.dueDate}</dt>
              <dd>{date(invoice.due_date) || '–'}</dd>
            </div>
            <div>
              <dt>{t.status}</dt>
              <dd>
                <InvoiceStatus invoice={invoice} today={today} withoutDueDate />
              </dd>
            </div>
          </dl>
        )}
      </div>
      {invoice && (
        <>
          <FormAlert form={form} />
          {isUnsigned && (
            <button type="button" className="button button--quiet pay-form__sign" onClick={onSign}>
              {t.sign}
            </button>
          )}
          <SubmitButton form={form}>{t.pay}</SubmitButton>
        </>
      )}
    </Form>
  )
}
