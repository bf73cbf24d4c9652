import * as z from 'zod/mini'
import type { Call } from '../shared/call.ts'
import {
  LEAD_FILE_TYPES,
  MAX_LEAD_FILE_BYTES,
  MAX_LEAD_FILES,
  MAX_SIGNATURE_LENGTH,
  TOO_MANY_LEAD_FILES,
} from '../shared/limits.ts'
import { Detail, Id, WholeNumber } from '../shared/primitives.ts'
import { LeadData, Redirect } from './schema.ts'
import { marketWire } from './wire.ts'

const lead = z.object({ lead_id: WholeNumber })
const file = z.object({ file_id: WholeNumber })
/** Cards are typed in at the payment provider's, never here. */
const NoCardData = z.optional(z.literal('', { error: 'Card data is not taken here.' }))
const Signature = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'Type the name.' }), z.maxLength(MAX_SIGNATURE_LENGTH))
const documents = {
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
    summary:
      'What a couple and a vendor share. A couple names the vendor’s id, as its links do; a vendor names the lead’s.',
    tag: 'leads',
    params: lead,
    status: 200,
    response: LeadData,
    failures: [401, 404],
    noStore: true,
  },
  uploadLeadFiles: {
    ...marketWire.uploadLeadFiles,
    summary: 'Adds documents: PDFs, pictures or videos, five in all.',
    tag: 'leads',
    params: lead,
    body: z.object({}),
    files: { files: documents },
    status: 200,
    response: Detail,
    failures: [400, 401, 403, 404, 413],
    noStore: true,
  },
  deleteLeadFile: {
    ...marketWire.deleteLeadFile,
    summary: 'Removes a document the caller uploaded, unless somebody has signed it.',
    tag: 'leads',
    params: file,
    status: 200,
    response: Detail,
    failures: [401, 403, 404],
    noStore: true,
  },
  signLeadFile: {
    ...marketWire.signLeadFile,
    summary: 'Signs a document for both of a couple, once.',
    tag: 'leads',
    params: file,
    body: z.object({ esign_doc: Signature, esign_doc_partner: Signature }),
    status: 200,
    response: Detail,
    failures: [400, 401, 403, 404],
    noStore: true,
  },
  payInvoice: {
    ...marketWire.payInvoice,
    summary: 'Starts paying an invoice; the answer is where to pay it. What is due, the invoice alone says.',
    tag: 'leads',
    body: z.object({
      invoice: Id,
      leadId: z.optional(Id),
      cc_num: NoCardData,
      cc_exp_month: NoCardData,
      cc_exp_year: NoCardData,
      cc_cvc: NoCardData,
      /** Where somebody comes back to who does not pay: a page of this site. */
      cancel_url: z.string(),
      /** Whose money it is; must be somebody of the lead, where it is given. */
      invoice_to: z.optional(Id),
      /** Must be the invoice's, where it is given. */
      invoice_name: z.optional(z.string()),
      /** Must be what is due, where it is given. */
      invoice_amount_due: z.optional(z.string()),
    }),
    status: 200,
    response: Redirect,
    failures: [400, 401, 404],
    noStore: true,
  },
  setUpAccount: {
    ...marketWire.setUpAccount,
    summary: 'Where an invitation to pay leads.',
    tag: 'leads',
    body: z.object({ add_payment: z.union([z.literal(true), z.literal('true')]), code: z.string(), leadId: Id }),
    status: 200,
    response: Redirect,
    failures: [400, 401, 404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
