import * as z from 'zod/mini'
import { leadDocuments, Signature } from '../leads/calls.ts'
import type { Call } from '../shared/call.ts'
import {
  MAX_INVOICE_LINES,
  MAX_INVOICE_NAME_LENGTH,
  MAX_INVOICE_QUANTITY,
  MAX_INVOICE_TOTAL_CENTS,
  MAX_LEAD_NOTES_LENGTH,
} from '../shared/limits.ts'
import { Detail, GivenDate, Money, WholeNumber } from '../shared/primitives.ts'
import { toCents } from '../shared/to-cents.ts'
import { DeskAccount, DeskInvoiceList, DeskLeadDetail, DeskLeadPage, DeskRoom } from './schema.ts'
import { LEAD_STATES } from './states.ts'
import { deskWire } from './wire.ts'

const lead = z.object({
  /** The id of the lead. */
  lead_id: WholeNumber,
})
const file = z.object({
  /** The id of the document. */
  file_id: WholeNumber,
})
const desk = { tag: 'desk', noStore: true } as const

const State = z.enum(LEAD_STATES, { error: `Use one of ${LEAD_STATES.join(', ')}.` })
const InvoiceText = z.string({ error: 'Enter a name.' }).check(
  z.trim(),
  z.minLength(1, { error: 'Enter a name.' }),
  z.maxLength(MAX_INVOICE_NAME_LENGTH, { error: `Use at most ${MAX_INVOICE_NAME_LENGTH} characters.` }),
  // The database cannot store NUL or half of a surrogate pair.
  z.refine((text) => !/\0|\p{Surrogate}/u.test(text), { error: 'This text contains characters that we cannot store.' }),
)
const Amount = z.string().check(
  z.refine((text) => Money.safeParse(text).success && Math.abs(toCents(text) ?? 0) <= MAX_INVOICE_TOTAL_CENTS, {
    error: 'Enter an amount such as 1250.00.',
  }),
)
const GivenLine = z.object({
  description: InvoiceText,
  quantity: z
    .number({ error: 'Enter a quantity.' })
    .check(
      z.positive({ error: 'Enter a quantity.' }),
      z.maximum(MAX_INVOICE_QUANTITY, { error: `Enter at most ${MAX_INVOICE_QUANTITY}.` }),
    ),
  /** Negative for a discount. */
  unit_price: Amount,
})

export const deskCalls = {
  getDeskAccount: {
    ...deskWire.getDeskAccount,
    ...desk,
    summary:
      'Returns the account and the vendor or the partner that it works for. Responds 403 `not_a_vendor` to others.',
    status: 200,
    response: DeskAccount,
    failures: [401, 403],
  },
  listDeskLeads: {
    ...deskWire.listDeskLeads,
    ...desk,
    summary: 'Lists the vendor’s leads, page by page: unread leads first, then the latest activity first.',
    query: z.object({
      /** If present, the call returns only leads in this state. */
      state: z.optional(State),
      /** The `next_cursor` of the previous page. */
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
    status: 200,
    response: DeskLeadPage,
    failures: [400, 401, 403],
  },
  getDeskLead: {
    ...deskWire.getDeskLead,
    ...desk,
    summary: 'Returns a lead with its room, documents, invoices and private notes.',
    params: lead,
    status: 200,
    response: DeskLeadDetail,
    failures: [401, 403, 404],
  },
  updateDeskLead: {
    ...deskWire.updateDeskLead,
    ...desk,
    summary: 'Changes the state or the private notes of a lead. Absent fields keep their value.',
    params: lead,
    body: z.object({
      state: z.optional(State),
      notes: z.optional(
        z
          .string()
          .check(z.maxLength(MAX_LEAD_NOTES_LENGTH, { error: `Use at most ${MAX_LEAD_NOTES_LENGTH} characters.` })),
      ),
    }),
    status: 200,
    response: DeskLeadDetail,
    failures: [400, 401, 403, 404],
  },
  markDeskLeadSeen: {
    ...deskWire.markDeskLeadSeen,
    ...desk,
    summary: 'Stores that the vendor has opened a lead. Does not mark its messages as read.',
    params: lead,
    status: 200,
    response: Detail,
    failures: [401, 403, 404],
  },
  openDeskRoom: {
    ...deskWire.openDeskRoom,
    ...desk,
    summary: 'Returns the room of a lead, and creates it if there is none.',
    params: lead,
    status: 200,
    response: DeskRoom,
    failures: [400, 401, 403, 404],
  },
  uploadDeskDocuments: {
    ...deskWire.uploadDeskDocuments,
    ...desk,
    summary: 'Shares documents with the couple, and asks for signatures if `needs_signature` is true.',
    params: lead,
    body: z.object({
      /** Whether the couple must sign the documents. */
      needs_signature: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
    }),
    files: { files: leadDocuments },
    status: 200,
    response: Detail,
    failures: [400, 401, 403, 404, 413],
  },
  requestSignature: {
    ...deskWire.requestSignature,
    ...desk,
    summary: 'Asks the couple to sign a document that the vendor has shared. Idempotent.',
    params: file,
    status: 200,
    response: Detail,
    failures: [401, 403, 404],
  },
  countersignDocument: {
    ...deskWire.countersignDocument,
    ...desk,
    summary: 'Signs a document for the vendor, once, after the couple has signed it.',
    params: file,
    body: z.object({
      /** The typed name of the signer. */
      name: Signature,
    }),
    status: 200,
    response: Detail,
    failures: [400, 401, 403, 404],
  },
  deleteDeskDocument: {
    ...deskWire.deleteDeskDocument,
    ...desk,
    summary: 'Deletes a document that the vendor has shared and nobody has signed.',
    params: file,
    status: 200,
    response: Detail,
    failures: [401, 403, 404],
  },
  createDeskInvoice: {
    ...deskWire.createDeskInvoice,
    ...desk,
    summary: 'Sends the couple an invoice. With a deposit, sends two invoices: the deposit and the balance.',
    params: lead,
    body: z.object({
      name: InvoiceText,
      lines: z
        .array(GivenLine, { error: 'Add a line.' })
        .check(z.minLength(1, { error: 'Add a line.' }), z.maxLength(MAX_INVOICE_LINES)),
      /** The due date of the total, or of the balance if there is a deposit. */
      due_date: GivenDate,
      /** Must be above 0 and below the total. */
      deposit: z.optional(z.object({ amount: Amount, due_date: GivenDate })),
    }),
    status: 201,
    response: DeskInvoiceList,
    idempotent: true,
    failures: [400, 401, 403, 404, 409],
  },
} as const satisfies Record<string, Call>
