import type { SomeExamples } from './example-types.ts'
import { EMAIL, LINK_TOKEN, PARTNER, WEDDING_DATE } from './values.ts'

const ROOM = { room_id: 311 }
const OF_INSPIRATION = { id: 27 }

export const coupleExamples = {
  saveProfile: {
    body: { first_name: 'Maya', last_name: 'Lindqvist', wedding_date: WEDDING_DATE, wedding_city: 'Napa' },
  },
  listInspirations: { query: { before: 27 } },
  createInspiration: { body: { category: 4, description: 'Peonies on long tables' } },
  generateImage: { body: { prompt: 'A bouquet of blush peonies and eucalyptus' } },
  changeInspiration: {
    params: OF_INSPIRATION,
    body: { description: 'Peonies and ranunculus', images_order: ['81', 'new'] },
  },
  deleteInspiration: { params: OF_INSPIRATION },
  orderInspirationBoard: { body: { cards: ['pin-5', 'inspiration-27'] } },
  pinToBoard: { body: { kind: 'vendor', source_id: 42 } },
  unpinFromBoard: { params: { id: 5 } },
  getSharedInspirationBoard: { params: { slug: LINK_TOKEN } },
  invitePartner: { body: { email: 'jonas@example.com' } },
  removePartner: { params: { id: 1002 } },
  readPartnerInvitation: { body: { token: LINK_TOKEN } },
  acceptPartnerInvitation: { body: { token: LINK_TOKEN } },
  listChats: { params: { user_id: 1001 }, query: { before: 311, room_id: 311 } },
  listMessages: { params: ROOM, query: { before: 120, after: 70, limit: 50 } },
  sendMessage: {
    params: ROOM,
    body: { message: 'Are you free on June 12?', client_id: '5c1f0b7a-8f2e-4a44-9d0c-7f1d3f0a2b6c' },
  },
  readMessages: { params: ROOM, body: { message_id: 9041 } },
  reportChat: { params: ROOM, body: { reason: 'spam', words: 'The same advertisement three times.' } },
  blockChat: { params: ROOM },
  unblockChat: { params: ROOM },
  getLead: { params: { lead_id: 42 } },
  declineVendor: {
    params: { lead_id: 42 },
    body: { message: 'Thank you for your answer. We have decided on another vendor.' },
  },
  undoDecline: { params: { lead_id: 42 } },
  uploadLeadFiles: { params: { lead_id: 42 } },
  deleteLeadFile: { params: { file_id: 63 } },
  signLeadFile: { params: { file_id: 63 }, body: { esign_doc: 'Maya Lindqvist', esign_doc_partner: 'Jonas Berg' } },
  payInvoice: {
    body: {
      invoice: 18,
      cancel_url: 'https://vowkit.example/dashboard/manage-vendor/42',
      invoice_amount_due: '1250.00',
    },
  },
  setUpAccount: { body: { add_payment: true, code: LINK_TOKEN, leadId: 77 } },
  sendToAssistant: { body: { message: 'Who grows peonies near Napa?', language: 'en' } },
  streamFromAssistant: { body: { message: 'Who grows peonies near Napa?', language: 'en' } },
  rateAssistantReply: {
    body: { message_id: 512, rating: 'up', question: 'Who grows peonies?', reply: 'Wild Ranunculus grows peonies.' },
  },
  handOverConversation: {
    body: { email: EMAIL, history: [{ role: 'user', content: 'May I talk to a person?' }] },
  },
  countElement: { body: { partner: PARTNER, element: 'vision-generator', event: 'view', vendor_id: '42' } },
} satisfies SomeExamples
