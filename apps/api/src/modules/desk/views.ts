import type { ChatDeal, ChatVision, DeskLead, LeadContact } from '@vowkit/sdk-core/contract'
import type { Formats } from '../../platform/formats.ts'
import type { LeadOrigin } from '../leads/service.ts'
import type { DeskVendor, Entry, LeadRow } from './repository.ts'

/** A lead and its data from other tables. */
export interface LeadRecord {
  row: LeadRow
  entry: Entry
  deals: ChatDeal[]
  /** The public URL of the couple's image, or `""`. */
  image: string
  /** The vision that the couple has sent. */
  vision: ChatVision | undefined
}

/** Converts a lead for the vendor. Never reveals the couple's email address. */
export function toLead(
  { row, entry, deals, image, vision }: LeadRecord,
  vendor: DeskVendor,
  formats: Formats,
): DeskLead {
  const { lead, account, couple, last } = row
  return {
    id: lead.id,
    couple_name: account.displayName || 'A couple',
    partner_name: couple?.partnerName ?? '',
    is_account_deleted: account.erasedAt !== null,
    is_declined: lead.declinedAt !== null,
    image,
    wedding_date: lead.weddingDate ?? couple?.weddingDate ?? '',
    wedding_city: couple?.weddingCity ?? '',
    guests: lead.guests ?? undefined,
    budget_label: lead.budget === null ? '' : formats.price(lead.budget, 'en'),
    source: lead.source,
    source_host: lead.sourceHost,
    element: lead.element,
    partner: lead.partner,
    last_contact: lead.lastOrigin ? toContact(lead.lastOrigin) : undefined,
    state: lead.state,
    is_unread: entry.isUnread,
    unread: entry.unread,
    last_message: last ? { message: last.text, is_own: last.accountId === vendor.userId } : undefined,
    deals,
    vision,
    created_at: lead.createdAt.toISOString(),
    active_at: entry.activeAt.toISOString(),
  }
}

function toContact({ source, sourceHost, element, partner }: LeadOrigin): LeadContact {
  return { source, source_host: sourceHost, element, partner }
}
