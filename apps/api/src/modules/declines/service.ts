import type { BodyOf, calls } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { ChatService } from '../chat/service.ts'
import type { Lead, LeadService } from '../leads/service.ts'
import { makerOf } from '../pairs/service.ts'

/** A couple's polite "no" to a vendor, which it can take back. */
export interface Declines {
  /**
   * Declines the vendor with this id, and sends it the message if there is one. Throws 404 if the couple has no lead with
   * the vendor, and 400 if it has signed its contract or paid an invoice.
   */
  decline(account: Account, vendorId: number, message: BodyOf<typeof calls.declineVendor>): Promise<void>
  /** Takes the decline back. Throws 404 if the couple has no lead with the vendor. */
  undo(account: Account, vendorId: number): Promise<void>
}

export interface DeclineDeps {
  db: Database
  leads: Pick<LeadService, 'resolve' | 'hasSigned' | 'setDeclined'>
  chat: Pick<ChatService, 'openRoomOf' | 'send'>
}

export function createDeclines({ db, leads, chat }: DeclineDeps): Declines {
  /** Returns the couple's lead. Throws 404 for the vendor of a lead. */
  async function requireOwn(account: Account, vendorId: number): Promise<Lead> {
    const lead = await leads.resolve(account, vendorId)
    if (lead.coupleId !== account.id) throw notFound('We could not find this vendor in your account.')
    return lead
  }

  return {
    async decline(account, vendorId, { message, client_id }) {
      const lead = await requireOwn(account, vendorId)
      if (lead.bookedAt || (await leads.hasSigned(lead.id))) {
        throw new HttpError(400, 'validation_failed', 'You have booked this vendor. Write to it to cancel.')
      }
      await db.transaction((tx) => leads.setDeclined(tx, lead.id, true))
      if (message === undefined) return
      const sender = { id: account.id, authorId: makerOf(account) ?? undefined }
      await chat.send(sender, await chat.openRoomOf(lead), { message, client_id })
    },

    async undo(account, vendorId) {
      const lead = await requireOwn(account, vendorId)
      await db.transaction((tx) => leads.setDeclined(tx, lead.id, false))
    },
  }
}
