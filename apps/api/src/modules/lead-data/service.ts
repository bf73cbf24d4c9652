import type { LeadData } from '@vowkit/sdk-core/contract'
import type { AcceptedLanguage } from '../../http/accept-language.ts'
import type { Account } from '../../http/call-context.ts'
import type { ChatService } from '../chat/service.ts'
import type { DocumentService } from '../documents/service.ts'
import type { InvoiceService } from '../invoices/service.ts'
import type { Lead, LeadService } from '../leads/service.ts'
import type { VendorContact, VendorService } from '../vendors/service.ts'

export const leadDataRules = {
  /** Number of latest messages on the "manage vendor" page. */
  latestMessages: 5,
}

/** The data of the "manage vendor" page: everything a couple and a vendor share. */
export interface LeadDataService {
  /**
   * For a vendor, `id` is the id of the lead; for a couple, the id of the vendor. Throws 404 for accounts outside the
   * lead. The consent text is in `language`.
   */
  get(account: Account, id: number, language?: AcceptedLanguage): Promise<LeadData>
}

export interface LeadDataDeps {
  leads: LeadService
  chat: ChatService
  vendors: VendorService
  documents: DocumentService
  invoices: InvoiceService
  /** The consent text that couples agree to, by language. */
  consents: Record<AcceptedLanguage, string>
}

export function createLeadData({ leads, chat, vendors, documents, invoices, consents }: LeadDataDeps): LeadDataService {
  /** The conversation's latest messages, if the couple and the vendor have a conversation. */
  async function readRoom(account: Account, lead: Lead, { name, category, image }: VendorContact) {
    const chatroom_id = await chat.findRoomOf(lead)
    if (chatroom_id === null) return { messages: [] }
    const isCouple = lead.coupleId === account.id
    const others = isCouple ? { name, category, image } : { name: lead.coupleName, category: '', image: '' }
    const messages = await chat.listMessages(account, chatroom_id, { limit: leadDataRules.latestMessages })
    return { messages, chatroom: { chatroom_id, ...others } }
  }

  return {
    async get(account, id, language) {
      const lead = await leads.resolve(account, id)
      const contact = await vendors.findContact(lead.vendorUserId)
      return {
        lead_id: lead.id,
        lead: { couple_id: lead.coupleId },
        user: { user_id: account.id },
        invoices: await invoices.list(lead, language),
        files: await documents.list(lead, language),
        business_name: lead.businessName,
        image: contact.image,
        vendor_user_id: lead.vendorUserId,
        is_booked: lead.bookedAt !== null,
        ...(lead.movedDate && lead.coupleId === account.id && { moved_date: lead.movedDate }),
        is_declined: lead.declinedAt !== null,
        sign_consent: consents[language ?? 'en'],
        deals: (await leads.listDeals(lead.vendorId, [lead.coupleId])).get(lead.coupleId) ?? [],
        ...(await readRoom(account, lead, contact)),
      }
    },
  }
}
