import * as z from 'zod/mini'
import { ChatDeal, ChatVision } from '../chat/schema.ts'
import { InvoiceLine, LeadFile } from '../leads/schema.ts'
import { Id, ImageUrl, Money, OptionalDate, Text, Timestamp } from '../shared/primitives.ts'
import { forgiving, withFallback } from '../shared/reading.ts'
import { TEAM_ROLES } from '../team/schema.ts'
import { INVOICE_PARTS, INVOICE_PAYMENTS, LEAD_SOURCES, LEAD_STATES } from './states.ts'

const State = withFallback(z.enum(LEAD_STATES), 'new')

/** The signed-in account, and the vendor or the partner that it works for. Either `vendor` or `partner` is present. */
export const DeskAccount = z.object({
  /** The id of the signed-in account. */
  account_id: Id,
  /** The user id with which the account takes part in conversations. A vendor's whole team has the same. */
  user_id: Id,
  /** The user's name. `""` if unknown. */
  name: Text,
  email: Text,
  role: withFallback(z.enum(TEAM_ROLES), 'member'),
  vendor: z.optional(z.object({ id: Id, business_name: Text, image: ImageUrl, category: Text })),
  /** A partner that is no vendor, such as a planner. Its pages name it by `key` in the attribute `partner`. */
  partner: z.optional(z.object({ id: Id, name: Text, key: Text })),
  /** Whether the operator has disabled the vendor or the partner, so that couples do not find it. */
  is_disabled: z.optional(z.boolean()),
  /** The consent text that the vendor agrees to with a countersignature. */
  sign_consent: Text,
  /** How couples pay the vendor's invoices. Absent if online payments are not configured. */
  invoice_payments: z.optional(z.enum(INVOICE_PAYMENTS)),
})
export type DeskAccount = z.infer<typeof DeskAccount>

/** The page and the element of a contact. */
export const LeadContact = z.object({
  source: withFallback(z.enum(LEAD_SOURCES), 'site'),
  source_host: Text,
  element: Text,
  partner: Text,
})
export type LeadContact = z.infer<typeof LeadContact>

const leadFields = {
  id: Id,
  couple_name: Text,
  partner_name: Text,
  /** Whether the couple has deleted its account. The vendor can then share and bill nothing more. */
  is_account_deleted: z.boolean(),
  /** Whether the couple has declined the vendor. Absent if the backend does not send it. */
  is_declined: z.optional(z.boolean()),
  /** The couple's profile image. */
  image: ImageUrl,
  wedding_date: OptionalDate,
  wedding_city: Text,
  /** The number of guests. Absent if unknown. */
  guests: z.optional(z.number()),
  /** The most that the couple wants to pay this vendor, such as `$3,000`. `""` if it has not told this vendor. */
  budget_label: Text,
  /**
   * How the couple first contacted the vendor. `site`: on our site. `embed`: in an element on another website. `fair`:
   * by scanning the vendor's code. `magic_link`: through a magic link.
   */
  source: withFallback(z.enum(LEAD_SOURCES), 'site'),
  /** The host of the page with the element. `""` unless `source` is `embed`. */
  source_host: Text,
  /** The tag of the element of the first contact, such as `vision-generator`. `""` if there was none. */
  element: Text,
  /** The partner whose page had the element, as the page names it. `""` if the page names none. */
  partner: Text,
  /** The couple's latest contact. Absent while there is only one contact. */
  last_contact: forgiving(z.optional(LeadContact)),
  state: State,
  /** Whether the vendor has not opened the lead since the couple's last action, or has unread messages. */
  is_unread: z.boolean(),
  /** The number of the vendor's unread messages. */
  unread: z.number(),
  /** The latest message. Absent while the conversation has no messages. */
  last_message: forgiving(
    z.optional(z.object({ message: Text, /** Whether the vendor wrote it. */ is_own: z.boolean() })),
  ),
  /** The deals that the couple has claimed. */
  deals: forgiving(z.array(ChatDeal)),
  /** The vision that the couple has sent with its inquiry. */
  vision: forgiving(z.optional(ChatVision)),
  created_at: Timestamp,
  /** The time of the latest message or of the couple's latest action. */
  active_at: Timestamp,
}

/** A lead in the vendor's inbox. */
export const DeskLead = z.object(leadFields)
export type DeskLead = z.infer<typeof DeskLead>

/** A page of the inbox. */
export const DeskLeadPage = z.object({
  results: z.array(DeskLead),
  /** The cursor of the next page. Absent on the last page. */
  next_cursor: z.optional(z.string()),
  /** The number of leads in each state, and the number of unread leads, on all pages and regardless of the filter. */
  counts: z.object({
    unread: z.number(),
    new: z.number(),
    talking: z.number(),
    contract: z.number(),
    booked: z.number(),
    lost: z.number(),
  }),
})
export type DeskLeadPage = z.infer<typeof DeskLeadPage>

/** An invoice, as the vendor sees it. */
export const DeskInvoice = z.object({
  id: Id,
  name: Text,
  /** `full`: one payment. `deposit`, `balance`: one of the two payments for the same lines. */
  part: withFallback(z.enum(INVOICE_PARTS), 'full'),
  /** The lines of the complete order. Empty for imported invoices. */
  lines: forgiving(z.array(InvoiceLine)),
  /** The amount of this payment. */
  total_amount: Money,
  amount_due: Money,
  due_date: OptionalDate,
  status: withFallback(z.enum(['due', 'overdue', 'paid']), 'due'),
  created_at: Timestamp,
  /** A short-lived URL of the receipt, a PDF. Present once the invoice is paid. */
  receipt: z.optional(z.string()),
})
export type DeskInvoice = z.infer<typeof DeskInvoice>

/** The invoices that a call has created: one, or a deposit and a balance. */
export const DeskInvoiceList = z.array(DeskInvoice)
export type DeskInvoiceList = z.infer<typeof DeskInvoiceList>

/** A lead with everything that the couple and the vendor share, and the vendor's private notes. */
export const DeskLeadDetail = z.object({
  ...leadFields,
  /** The user id of the couple, who writes messages with it. */
  couple_user_id: Id,
  /** The room of the conversation, for the chat calls. Absent while there is none. */
  room_id: z.optional(Id),
  /** The words that the couple sent with its inquiry. */
  inquiry: Text,
  documents: z.array(LeadFile),
  /** The vendor's invoices, oldest first. */
  invoices: z.array(DeskInvoice),
  /** The vendor's private notes. The couple never sees them. */
  notes: Text,
})
export type DeskLeadDetail = z.infer<typeof DeskLeadDetail>

/** The room of a lead. */
export const DeskRoom = z.object({ room_id: Id })
export type DeskRoom = z.infer<typeof DeskRoom>
