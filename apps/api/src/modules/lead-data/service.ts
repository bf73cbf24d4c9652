import type { LeadData } from '@vowkit/sdk-core/contract'
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
   * lead.
   */
  get(account: Account, id: number): Promise<LeadData>
}

export interface LeadDataDeps {
  leads: LeadService
  chat: ChatService
  vendors: VendorService
  documents: DocumentService
  invoices: InvoiceService
  /** The consent text that signers agree to. */
  consent: string
}

export function createLeadData({ leads, chat, vendors, documents, invoices, consent }: LeadDataDeps): LeadDataService {
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
    async get(account, id) {
      const lead = await leads.resolve(account, id)
      const contact = await vendors.findContact(lead.vendorUserId)
      return {
        lead_id: lead.id,
        lead: { couple_id: lead.coupleId },
        user: { user_id: account.id },
        invoices: await invoices.list(lead),
        files: await documents.list(lead),
        business_name: lead.businessName,
        image: contact.image,
        vendor_user_id: lead.vendorUserId,
        sign_consent: consent,
        deals: (await leads.listDeals(lead.vendorId, [lead.coupleId])).get(lead.coupleId) ?? [],
        ...(await readRoom(account, lead, contact)),
      }
    },
  }
}
