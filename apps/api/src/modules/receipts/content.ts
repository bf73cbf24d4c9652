import { currencyName, type InvoiceLine, invoiceCents, invoiceName, toCents } from '@vowkit/sdk-core/contract'
import type { Brand } from '../../config/read-brand.ts'
import type { invoices } from '../../db/tables.ts'
import { type Formats, formatDate, formatNumber, joinList } from '../../platform/formats.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'

/** A paid invoice with the names of both sides. */
export interface PaidInvoice {
  invoice: typeof invoices.$inferSelect & { paidAt: Date }
  vendor: string
  /** The names of the couple. Empty if they are unknown. */
  couple: string[]
}

/** The texts of a receipt, in the order of the page. */
export interface ReceiptContent {
  brand: string
  address: string
  title: string
  facts: { label: string; value: string }[]
  /** The headings of the columns. */
  columns: [description: string, quantity: string, price: string, amount: string]
  lines: [description: string, quantity: string, price: string, amount: string][]
  totals: { label: string; value: string; isPaid: boolean }[]
  note: string
}

const TEXTS = {
  en: {
    title: 'Receipt',
    number: 'Invoice',
    for: 'For',
    from: 'Paid to',
    to: 'Paid by',
    due: 'Due',
    paid: 'Paid on',
    columns: ['Description', 'Quantity', 'Price', 'Amount'],
    total: 'Total',
    deposit: 'Deposit',
    balance: 'Balance',
    amountPaid: 'Paid',
    depositPaid: 'Deposit paid',
    balancePaid: 'Balance paid',
    note: (currency: string, brand: string) => `All amounts are in ${currency}. The payment was made through ${brand}.`,
  },
  es: {
    title: 'Recibo',
    number: 'Factura',
    for: 'Concepto',
    from: 'Pagado a',
    to: 'Pagado por',
    due: 'Vencimiento',
    paid: 'Fecha de pago',
    columns: ['Descripción', 'Cantidad', 'Precio', 'Importe'],
    total: 'Total',
    deposit: 'Depósito',
    balance: 'Saldo',
    amountPaid: 'Pagado',
    depositPaid: 'Depósito pagado',
    balancePaid: 'Saldo pagado',
    note: (currency: string, brand: string) =>
      `Todos los importes están en ${currency}. El pago se hizo a través de ${brand}.`,
  },
} satisfies Record<MailLanguage, object>

/** Writes the texts of a receipt. */
export function writeReceipt(
  { invoice, vendor, couple }: PaidInvoice,
  { name, postalAddress = '' }: Brand,
  language: MailLanguage,
  formats: Formats,
): ReceiptContent {
  const texts = TEXTS[language]
  const [description = '', quantity = '', price = '', amount = ''] = texts.columns
  const facts = [
    { label: texts.number, value: String(invoice.id) },
    { label: texts.for, value: invoiceName(invoice.name, invoice.part, language) },
    { label: texts.from, value: vendor },
    { label: texts.to, value: joinList(couple, language) },
    { label: texts.due, value: formatDate(invoice.dueDate, language) },
    { label: texts.paid, value: formats.day(invoice.paidAt, language) },
  ]
  return {
    brand: name,
    address: postalAddress,
    title: texts.title,
    facts: facts.filter(({ value }) => value !== ''),
    columns: [description, quantity, price, amount],
    lines: linesOf(invoice, language, formats),
    totals: totalsOf(invoice, language, formats),
    note: texts.note(currencyName(formats.currency, language), name),
  }
}

/** The lines of the order. An imported invoice has no lines, so its name and total are its only line. */
function linesOf(
  { lines, name, total }: PaidInvoice['invoice'],
  language: MailLanguage,
  formats: Formats,
): ReceiptContent['lines'] {
  const shown: InvoiceLine[] = lines.length > 0 ? lines : [{ description: name, quantity: 1, unit_price: total }]
  return shown.map(({ description, quantity, unit_price }) => [
    description,
    formatNumber(quantity, language),
    formats.amount(unit_price, language),
    formats.amount((invoiceCents([{ quantity, unit_price }]) ?? 0) / 100, language),
  ])
}

/** The total of the order, and which part of it was paid. */
function totalsOf(
  { lines, part, total }: PaidInvoice['invoice'],
  language: MailLanguage,
  formats: Formats,
): ReceiptContent['totals'] {
  const texts = TEXTS[language]
  const paid = toCents(total) ?? 0
  const row = (label: string, cents: number, isPaid = false) => ({
    label,
    value: formats.amount(cents / 100, language),
    isPaid,
  })
  const whole = invoiceCents(lines) ?? paid
  if (part === 'full') return [row(texts.total, paid), row(texts.amountPaid, paid, true)]
  if (part === 'deposit') {
    return [row(texts.total, whole), row(texts.depositPaid, paid, true), row(texts.balance, whole - paid)]
  }
  return [row(texts.total, whole), row(texts.deposit, whole - paid), row(texts.balancePaid, paid, true)]
}
