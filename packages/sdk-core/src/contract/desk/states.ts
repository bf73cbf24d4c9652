/** The states of a lead, in the usual order. */
export const LEAD_STATES = ['new', 'talking', 'contract', 'booked', 'lost'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** The places where a couple first contacts a vendor. */
export const LEAD_SOURCES = ['site', 'embed', 'fair', 'magic_link'] as const
export type LeadSource = (typeof LEAD_SOURCES)[number]

/** The ways in which couples pay invoices online. `sandbox`: a practice page that moves no money. */
export const INVOICE_PAYMENTS = ['stripe', 'sandbox'] as const

/** What an invoice covers: the whole amount, a deposit, or the balance after the deposit. */
export const INVOICE_PARTS = ['full', 'deposit', 'balance'] as const
export type InvoicePart = (typeof INVOICE_PARTS)[number]
