import * as z from 'zod/mini'
import { ChatDeal, ChatMessage } from '../chat/schema.ts'
import { INVOICE_PARTS } from '../desk/states.ts'
import { MovedDate } from '../shared/moved-date.ts'
import { Id, ImageUrl, Money, OptionalDate, Text } from '../shared/primitives.ts'
import { readFlag, readUserId } from '../shared/read.ts'
import { forgiving, orBareValue, readBy, withFallback, wrapped } from '../shared/reading.ts'
import { ChatRoom } from '../vendors/schema.ts'

/** A line of an invoice. Its amount is the quantity times the unit price, rounded to cents. */
export const InvoiceLine = z.object({ description: Text, quantity: z.number(), unit_price: Money })
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** An invoice of a vendor. */
export const Invoice = z.object({
  id: Id,
  invoice_name: Text,
  total_amount: Money,
  amount_due: Money,
  due_date: OptionalDate,
  /** The status: `Paid`, `Overdue` or `Due`. */
  get_status_display: Text,
  /** The lines of the complete order. Absent for invoices without lines. */
  lines: forgiving(z.optional(z.array(InvoiceLine))),
  /** The payment of the order that this invoice covers. Absent for invoices without lines. */
  part: z.optional(withFallback(z.enum(INVOICE_PARTS), 'full')),
  /** When the balance will be due, `YYYY-MM-DD`. Only for a deposit whose balance gets its invoice later. */
  balance_due_date: z.optional(z.string()),
  /** A short-lived URL of the receipt, a PDF. Present once the invoice is paid. */
  receipt: z.optional(z.string()),
  /** When the invoice was paid, in ISO 8601. Present once it is paid. */
  paid_at: z.optional(z.string()),
})
export type Invoice = z.infer<typeof Invoice>

/** A boolean, which some backends send as text. */
const Flag = readBy(z.boolean(), readFlag)

/** A document shared between a couple and a vendor. */
export const LeadFile = z.object({
  id: Id,
  /** The user id of the account that uploaded the document. */
  user: readBy(Id, readUserId),
  /** A short-lived URL of the document. */
  file: Text,
  file_name: Text,
  /** Whether the document needs a signature. */
  isDocusign: Flag,
  isCouplesign: Flag,
  isVendorsign: Flag,
  /** A short-lived URL of the exact file that both sides signed. `file` may be the certified copy. */
  original: z.optional(z.string()),
  /** The SHA-256 hash of the original file, in hexadecimal. Present once both sides have signed. */
  sha256: z.optional(z.string()),
  /**
   * The reason why a signed document has no certificate. `changed`: the file differs from the signed one. `unreadable`:
   * the file cannot be parsed.
   */
  certificate_problem: z.optional(z.string()),
})
export type LeadFile = z.infer<typeof LeadFile>

/** The data that a couple and a vendor share: invoices, documents and messages. */
export const LeadData = wrapped(
  z.object({
    lead_id: Id,
    lead: z.object({ couple_id: Id }),
    /** The account that sent the request. */
    user: z.object({ user_id: orBareValue(Id) }),
    invoices: z.array(Invoice),
    files: z.array(LeadFile),
    /** The vendor's business name. */
    business_name: z.optional(z.string()),
    image: z.optional(ImageUrl),
    vendor_user_id: z.optional(Id),
    /** The deals of the vendor that the couple has claimed, with their prices at that time. */
    deals: z.optional(z.array(ChatDeal)),
    /** The latest messages of the conversation, oldest first. */
    messages: z.optional(z.array(ChatMessage)),
    chatroom: z.optional(ChatRoom),
    /** Whether the couple has booked the vendor. */
    is_booked: z.optional(z.boolean()),
    /** Present if the couple has moved its wedding since it booked the vendor or signed. */
    moved_date: forgiving(z.optional(MovedDate)),
    /** Whether the couple has declined the vendor. Its open invoices are then no longer due. */
    is_declined: z.optional(z.boolean()),
    /** The consent text that a couple agrees to, in the language of the request if the deployment has it. */
    sign_consent: z.optional(z.string()),
  }),
)
export type LeadData = z.infer<typeof LeadData>

/** An unpaid invoice of a vendor. */
export const DuePayment = z.object({
  invoice_id: Id,
  invoice_name: Text,
  /** The payment of the order that this invoice covers. */
  part: z.optional(withFallback(z.enum(INVOICE_PARTS), 'full')),
  amount: Money,
  due_date: OptionalDate,
  is_overdue: z.boolean(),
})
export type DuePayment = z.infer<typeof DuePayment>

/** What a couple has paid a vendor and still owes it. */
export const VendorPayments = z.object({
  vendor_id: Id,
  business_name: Text,
  /** The sum of the paid invoices. */
  paid: Money,
  /** The unpaid invoices, in the order of their due dates. */
  due: z.array(DuePayment),
  /** The rest of the order, for which the vendor has sent no invoice yet. Absent if there is none. */
  later: z.optional(Money),
  /** When the rest of the order will be due, `YYYY-MM-DD`. Absent if the vendor has not said it. */
  later_due_date: z.optional(z.string()),
})
export type VendorPayments = z.infer<typeof VendorPayments>

/** What a couple has paid and owes, by vendor: vendors with open payments first. */
export const PaymentList = z.array(VendorPayments)
export type PaymentList = z.infer<typeof PaymentList>

/** The URL to which the browser must navigate. */
export const Redirect = z.object({ url: Text })
export type Redirect = z.infer<typeof Redirect>
