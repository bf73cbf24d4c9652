import { Alert, Button, useFormatPrice } from '@vowkit/react'
import { type DeskLeadView, invoiceCents, MAX_INVOICE_LINES, MAX_INVOICE_NAME_LENGTH } from '@vowkit/sdk-core/desk'
import { type FormEvent, useId, useState } from 'react'
import { failureText } from '../../shared/failure-text.ts'
import { useTexts } from '../../shared/language/use-texts.ts'
import { deskTexts } from '../../shared/texts.ts'
import { EMPTY_LINE, InvoiceLines, type TypedLine } from './invoice-lines.tsx'

export interface InvoiceFormProps {
  view: DeskLeadView
  onClose: () => void
}

/** The form of a new invoice: lines, an optional deposit, and due dates. */
export function InvoiceForm({ view, onClose }: InvoiceFormProps) {
  const texts = useTexts(deskTexts)
  const formatPrice = useFormatPrice()
  const id = useId()
  // One key for all attempts, so that a retry after a lost answer does not send a second invoice.
  const [key] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [lines, setLines] = useState<TypedLine[]>([EMPTY_LINE])
  const [dueDate, setDueDate] = useState('')
  const [deposit, setDeposit] = useState<{ amount: string; dueDate: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const typed = lines.map(({ quantity, unit_price }) => ({ quantity: Number(quantity), unit_price }))
  const cents = invoiceCents(typed)
  const depositCents = deposit && invoiceCents([{ quantity: 1, unit_price: deposit.amount }])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const sent = lines.map(({ description, unit_price }, index) => ({
      description,
      quantity: typed[index]?.quantity ?? 0,
      unit_price,
    }))
    const result = await view.sendInvoice({ name, lines: sent, dueDate, ...(deposit && { deposit }) }, key)
    setBusy(false)
    if (result.ok) return onClose()
    setFailure(failureText(result.error, texts))
  }

  return (
    <form className="invoice-form" onSubmit={send}>
      <label className="field" htmlFor={`${id}-name`}>
        {texts.invoiceName}
        <input
          id={`${id}-name`}
          required
          maxLength={MAX_INVOICE_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <InvoiceLines lines={lines} onChange={setLines} />
      {lines.length < MAX_INVOICE_LINES && (
        <Button variant="quiet" onClick={() => setLines([...lines, EMPTY_LINE])}>
          {texts.addLine}
        </Button>
      )}
      <label className="field" htmlFor={`${id}-due`}>
        {texts.dueDate}
        <input
          id={`${id}-due`}
          type="date"
          required
          value={dueDate}
          onChange={({ target }) => setDueDate(target.value)}
        />
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={deposit !== null}
          onChange={({ target }) => setDeposit(target.checked ? { amount: '', dueDate: '' } : null)}
        />
        {texts.hasDeposit}
      </label>
      {deposit !== null && (
        <div className="invoice-form__pair">
          <label className="field" htmlFor={`${id}-deposit`}>
            {texts.deposit}
            <input
              id={`${id}-deposit`}
              inputMode="decimal"
              required
              value={deposit.amount}
              onChange={({ target }) => setDeposit({ ...deposit, amount: target.value })}
            />
          </label>
          <label className="field" htmlFor={`${id}-deposit-due`}>
            {texts.depositDue}
            <input
              id={`${id}-deposit-due`}
              type="date"
              required
              value={deposit.dueDate}
              onChange={({ target }) => setDeposit({ ...deposit, dueDate: target.value })}
            />
          </label>
        </div>
      )}
      <output className="invoice-form__total">
        {texts.total}: <strong>{formatPrice((cents ?? 0) / 100)}</strong>
        {cents !== null && depositCents !== null && (
          <>
            {' · '}
            {texts.balance}: <strong>{formatPrice((cents - depositCents) / 100)}</strong>
          </>
        )}
      </output>
      {failure !== null && <Alert>{failure}</Alert>}
      <div className="notes__foot">
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.sendingInvoice}>
          {texts.sendInvoice}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}
