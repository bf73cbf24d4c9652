import {
  type Invoice,
  invoiceStatusOf,
  type LeadData,
  type LeadFile,
  signingStepOf,
  sortInvoices,
} from '@vowkit/sdk-core/leads'

/** One step of an engagement, from first contact to paid. */
export interface Step {
  name: 'contact' | 'contract' | 'booked' | 'paid'
  isDone: boolean
}

/** Returns the steps of an engagement, in order. Omits steps that the vendor does not use, such as a contract. */
export function stepsOf({ files, invoices }: LeadData, today: string): Step[] {
  const contracts = files.flatMap((file) => signingStepOf(file) ?? [])
  const isPaid = (invoice: Invoice) => invoiceStatusOf(invoice, today) === 'paid'
  const all: (Step | false)[] = [
    { name: 'contact', isDone: true },
    contracts.length > 0 && { name: 'contract', isDone: contracts.every((step) => step === 'signed') },
    { name: 'booked', isDone: invoices.some(isPaid) },
    invoices.length > 1 && { name: 'paid', isDone: invoices.every(isPaid) },
  ]
  return all.filter((step) => step !== false)
}

/** The couple's next task. */
export type NextStep = { kind: 'sign'; file: LeadFile } | { kind: 'pay'; invoice: Invoice }

/** Returns the couple's next task, or `null`: first to sign a contract, then to pay an invoice. */
export function nextStepOf({ files, invoices }: LeadData, today: string): NextStep | null {
  const file = files.find((one) => signingStepOf(one) === 'sign')
  if (file) return { kind: 'sign', file }
  const invoice = sortInvoices(invoices, today).find((one) => invoiceStatusOf(one, today) !== 'paid')
  return invoice ? { kind: 'pay', invoice } : null
}
