import {
  type Invoice,
  invoiceStatusOf,
  type LeadData,
  type LeadFile,
  laterPaymentOf,
  type SigningStep,
  signingStepOf,
  sortInvoices,
} from '@vowkit/sdk-core/leads'

/** One step of an engagement, from first contact to paid. */
export interface Step {
  name: 'contact' | 'signing' | 'contract' | 'booked' | 'paid'
  isDone: boolean
}

/**
 * Returns the steps of an engagement, in order. Omits steps that the vendor does not use, such as a contract. A contract
 * that only the couple has signed is the step `signing`.
 */
export function stepsOf({ files, invoices, is_booked: isBooked }: LeadData, today: string): Step[] {
  const contract = contractStepOf(files)
  const isPaid = (invoice: Invoice) => invoiceStatusOf(invoice, today) === 'paid'
  const isMoreToCome = laterPaymentOf(invoices) !== null
  const all: (Step | false)[] = [
    { name: 'contact', isDone: true },
    contract !== null && { name: contract === 'waiting' ? 'signing' : 'contract', isDone: contract !== 'sign' },
    { name: 'booked', isDone: isBooked ?? invoices.some(isPaid) },
    (invoices.length > 1 || isMoreToCome) && { name: 'paid', isDone: invoices.every(isPaid) && !isMoreToCome },
  ]
  return all.filter((step) => step !== false)
}

/** Returns the signing step that all contracts have reached, or `null` without contracts. */
export function contractStepOf(files: readonly LeadFile[]): SigningStep | null {
  const steps = new Set(files.map(signingStepOf))
  return ORDER.find((step) => steps.has(step)) ?? null
}

const ORDER = ['sign', 'waiting', 'signed'] as const

/** The couple's next task. */
export type NextStep = { kind: 'sign'; file: LeadFile } | { kind: 'pay'; invoice: Invoice }

/** An invoice is the next task from this number of days before its due date. */
const DAYS_AHEAD = 30

/** Returns the couple's next task, or `null`: first to sign a contract, then to pay an invoice that is due soon. */
export function nextStepOf({ files, invoices }: LeadData, today: string): NextStep | null {
  const file = files.find((one) => signingStepOf(one) === 'sign')
  if (file) return { kind: 'sign', file }
  const lastDay = addDays(today, DAYS_AHEAD)
  const invoice = sortInvoices(invoices, today).find(
    (one) => invoiceStatusOf(one, today) !== 'paid' && one.due_date <= lastDay,
  )
  return invoice ? { kind: 'pay', invoice } : null
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}
