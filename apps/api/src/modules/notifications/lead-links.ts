import { manageVendorPath, messagesPath } from '@vowkit/sdk-core/contract'

/** The pages that notifications about a lead link to. */
export interface LeadLinks {
  /** The lead in the vendor's desk. */
  desk(leadId: number): string
  /** The couple's workspace with a vendor. */
  workspace(vendorId: number): string
  /** The couple's conversation with a vendor. */
  conversation(roomId: number, businessName: string): string
}

export function createLeadLinks(urls: { site: string; desk: string }): LeadLinks {
  return {
    desk: (leadId) => `${urls.desk}/leads/${leadId}`,
    workspace: (vendorId) => urls.site + manageVendorPath(vendorId),
    conversation: (roomId, name) => urls.site + messagesPath({ chatroom_id: roomId, name, image: '', category: '' }),
  }
}
