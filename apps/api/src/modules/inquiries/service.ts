import type { Account } from '../../http/call-context.ts'
import type { ChatService } from '../chat/service.ts'
import type { InquiryDetails, LeadOrigin, LeadService } from '../leads/service.ts'

/** The first contact of a couple with a vendor: a lead and its conversation. */
export interface Inquiries {
  /**
   * Sends an inquiry and opens the conversation. Throws like `LeadService.inquire`. Ignores the inquiry of a bot, which
   * has filled in the field that visitors do not see.
   */
  send(account: Account, vendorId: number, from: LeadOrigin & { ip: string }, details: InquiryDetails): Promise<void>
}

export interface InquiryDeps {
  leads: Pick<LeadService, 'inquire'>
  chat: Pick<ChatService, 'openRoomOf'>
}

export function createInquiries({ leads, chat }: InquiryDeps): Inquiries {
  return {
    async send(account, vendorId, from, details) {
      if (details?.website) return
      await leads.inquire(account, vendorId, from, details)
      await chat.openRoomOf({ coupleId: account.id, vendorId })
    },
  }
}
