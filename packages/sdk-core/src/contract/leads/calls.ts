import * as z from 'zod/mini'
import { ClientId, MessageText } from '../chat/schema.ts'
import type { Call } from '../shared/call.ts'
import {
  LEAD_FILE_TYPES,
  MAX_LEAD_FILE_BYTES,
  MAX_LEAD_FILES,
  MAX_SIGNATURE_LENGTH,
  TOO_MANY_LEAD_FILES,
} from '../shared/limits.ts'
import { Detail, Id, WholeNumber } from '../shared/primitives.ts'
import { LeadData, PaymentList, Redirect } from './schema.ts'
import { marketWire } from './wire.ts'

const lead = z.object({
  /** A couple sends the id of the vendor. A vendor sends the id of the lead. */
  lead_id: WholeNumber,
})
const file = z.object({
  /** The id of the document. */
  file_id: WholeNumber,
})
/** The card fields, which must be empty. Visitors enter card data only on the payment provider's page. */
const NoCardData = z.optional(z.literal('', { error: 'Card data is not accepted.' }))
/** The typed name of a signer. */
export const Signature = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'Type the name.' }), z.maxLength(MAX_SIGNATURE_LENGTH))
/** The files that a couple and a vendor can share. */
export const leadDocuments = {
  maxFiles: MAX_LEAD_FILES,
  maxBytes: MAX_LEAD_FILE_BYTES,
  types: LEAD_FILE_TYPES,
  refusals: {
    tooMany: TOO_MANY_LEAD_FILES,
    tooLarge: 'A document may have at most 200 MB.',
    wrongType: 'Only PDFs, images, or videos are supported',
  },
  isStreamed: true,
} as const

export const marketCalls = {
  getLead: {
    ...marketWire.getLead,
    summary: 'Returns what a couple and a vendor share. A couple sends the vendor’s id; a vendor sends the lead’s id.',
    tag: 'leads',
    params: lead,
    status: 200,
    response: LeadData,
    failures: [401, 404],
    noStore: true,
  },
  listPayments: {
    ...marketWire.listPayments,
    summary:
      'Lists what the couple has paid and owes, by vendor. Leaves out declined vendors, and vendors whose contract is neither signed nor paid.',
    tag: 'leads',
    status: 200,
    response: PaymentList,
    failures: [401],
    noStore: true,
  },
  declineVendor: {
    ...marketWire.declineVendor,
    summary:
      'Declines a vendor, with a message if one is given. Responds 400 if the couple has signed its contract or paid an invoice. Idempotent.',
    tag: 'leads',
    params: lead,
    body: z.object({
      message: z.optional(MessageText),
      /** The id of the message. A repeated request with the same id sends the message once. */
      client_id: z.optional(ClientId),
    }),
    status: 200,
    response: Detail,
    failures: [400, 401, 404],
    noStore: true,
  },
  undoDecline: {
    ...marketWire.undoDecline,
    summary: 'Takes back that the couple has declined a vendor. Idempotent.',
    tag: 'leads',
    params: lead,
    status: 200,
    response: Detail,
    failures: [401, 404],
    noStore: true,
  },
  uploadLeadFiles: {
    ...marketWire.uploadLeadFiles,
    summary: 'Uploads documents: PDFs, images or videos, at most five in total.',
    tag: 'leads',
    params: lead,
    body: z.object({}),
    files: { files: leadDocuments },
    status: 200,
    response: Detail,
    failures: [400, 401, 403, 404, 413],
    noStore: true,
  },
  deleteLeadFile: {
    ...marketWire.deleteLeadFile,
    summary: 'Deletes a document that the caller uploaded. Refused once it is signed.',
    tag: 'leads',
    params: file,
    status: 200,
    response: Detail,
    failures: [401, 403, 404],
    noStore: true,
  },
  signLeadFile: {
    ...marketWire.signLeadFile,
    summary: 'Signs a document for both partners, once.',
    tag: 'leads',
    params: file,
    body: z.object({
      /** The typed name of the caller. */
      esign_doc: Signature,
      /** The typed name of the partner. */
      esign_doc_partner: Signature,
      /** The `sign_consent` that the couple saw, which is stored. Default: the consent in the language of the request. */
      consent: z.optional(z.string()),
    }),
    status: 200,
    response: Detail,
    failures: [400, 401, 403, 404],
    noStore: true,
  },
  payInvoice: {
    ...marketWire.payInvoice,
    summary:
      'Starts the payment of an invoice and returns the payment page. The amount comes from the invoice. Responds 409 if the couple has not signed the vendor’s contract.',
    tag: 'leads',
    body: z.object({
      /** The id of the invoice. */
      invoice: Id,
      /** The id of the lead, if present. */
      leadId: z.optional(Id),
      /** Must be empty, like the other card fields. Visitors enter card data only on the payment page. */
      cc_num: NoCardData,
      cc_exp_month: NoCardData,
      cc_exp_year: NoCardData,
      cc_cvc: NoCardData,
      /** The URL of the page on the site to which the browser returns if the visitor cancels the payment. */
      cancel_url: z.string(),
      /** The user who receives the money: a member of the lead, if present. */
      invoice_to: z.optional(Id),
      /** The name of the invoice. If present, it must match the invoice. */
      invoice_name: z.optional(z.string()),
      /** The amount due. If present, it must match the invoice. */
      invoice_amount_due: z.optional(z.string()),
    }),
    status: 200,
    response: Redirect,
    failures: [400, 401, 404, 409],
    noStore: true,
  },
  setUpAccount: {
    ...marketWire.setUpAccount,
    summary: 'Returns the page that an invitation to pay leads to.',
    tag: 'leads',
    body: z.object({
      add_payment: z.union([z.literal(true), z.literal('true')]),
      /** The code of the payment link. */
      code: z.string(),
      /** The id of the lead, from the payment link. */
      leadId: Id,
    }),
    status: 200,
    response: Redirect,
    failures: [400, 401, 404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
