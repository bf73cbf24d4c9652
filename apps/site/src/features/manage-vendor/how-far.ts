import {
  type Invoice,
  invoiceStatusOf,
  type LeadData,
  type LeadFile,
  signingStepOf,
  sortInvoices,
} from '@vowkit/sdk-core/leads'

/** A step on the way of a couple and a vendor. */
export interface Step {
  label: string
  isDone: boolean
}

/** How far a couple and a vendor have come. What a vendor never asks for is no step of theirs. */
export function stepsOf({ files, invoices }: LeadData, today: string): Step[] {
  const contracts = files.flatMap((file) => signingStepOf(file) ?? [])
  const isPaid = (invoice: Invoice) => invoiceStatusOf(invoice, today) === 'paid'
  const all: (Step | false)[] = [
    { label: 'In touch', isDone: true },
    contracts.length > 0 && { label: 'Contract signed', isDone: contracts.every((step) => step === 'signed') },
    { label: 'Booked', isDone: invoices.some(isPaid) },
    invoices.length > 1 && { label: 'All paid', isDone: invoices.every(isPaid) },
  ]
  return all.filter((step) => step !== false)
}

/** What the couple is to do next; `null` when it is somebody else's turn. */
export type NextStep = { kind: 'sign'; file: LeadFile } | { kind: 'pay'; invoice: Invoice }

/** A contract comes before the money. */
export function nextStepOf({ files, invoices }: LeadData, today: string): NextStep | null {
  const file = files.find((one) => signingStepOf(one) === 'sign')
  if (file) return { kind: 'sign', file }
  const invoice = sortInvoices(invoices, today).find((one) => invoiceStatusOf(one, today) !== 'paid')
  return invoice ? { kind: 'pay', invoice } : null
}
