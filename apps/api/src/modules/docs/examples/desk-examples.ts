import type { SomeExamples } from './example-types.ts'
import { LINK_TOKEN, SECTION_VERSION } from './values.ts'

const OF_LEAD = { lead_id: 77 }
const OF_DOCUMENT = { file_id: 63 }
const OF_MEMBER = { id: 1042 }
const OF_ENDPOINT = { id: 3 }
const OF_FEED = { id: 6 }
const PERIOD = { from: '2027-06-01', to: '2027-06-30' }
const version = SECTION_VERSION

export const deskExamples = {
  listDeskLeads: { query: { state: 'talking', cursor: 'MjAyNi0wNS0wM3w3Nw' } },
  getDeskLead: { params: OF_LEAD },
  updateDeskLead: { params: OF_LEAD, body: { state: 'contract', notes: 'Wants peonies. Call on Friday.' } },
  markDeskLeadSeen: { params: OF_LEAD },
  openDeskRoom: { params: OF_LEAD },
  uploadDeskDocuments: { params: OF_LEAD, body: { needs_signature: 'true' } },
  requestSignature: { params: OF_DOCUMENT },
  countersignDocument: { params: OF_DOCUMENT, body: { name: 'Ines Moreau' } },
  deleteDeskDocument: { params: OF_DOCUMENT },
  createDeskInvoice: {
    params: OF_LEAD,
    body: {
      name: 'Flowers',
      lines: [{ description: 'Bridal bouquet', quantity: 1, unit_price: '350.00' }],
      due_date: '2027-05-01',
      deposit: { amount: '100.00', due_date: '2026-12-01' },
    },
  },
  updateDeskNotifications: { body: { inquiry: true, message: false } },
  saveDeskBasics: {
    body: {
      version,
      business_name: 'Wild Ranunculus',
      categories: [4],
      business_location: 'Napa, CA',
      phone: '+1 555 0142',
    },
  },
  saveDeskAbout: { body: { version, about_us: '<p>We grow what we bind.</p>', services: ['Bouquets', 'Arches'] } },
  saveDeskPhotos: { body: { version, photos: [{ id: '81', alt: 'A rose arch in a vineyard' }] } },
  saveDeskPackages: {
    body: {
      version,
      packages: [{ name: 'Ten tables', description: 'A centrepiece for each table', original_price: '1200.00' }],
    },
  },
  saveDeskFaqs: { body: { version, faqs: [{ question: 'Do you deliver?', answer: 'Within 30 miles.' }] } },
  saveDeskFacts: {
    body: {
      version,
      areas: ['Napa', 'Sonoma'],
      travel_miles: 30,
      features: [{ topic: 'delivery', has: true }],
      refund_days: 60,
    },
  },
  updateDeskCalendar: { body: { weddings_per_day: 2, is_shared: true } },
  listDeskDays: { query: PERIOD },
  markDeskDays: { body: { from: '2027-06-12', to: '2027-06-13', mark: 'taken' } },
  addDeskSubscription: { body: { url: 'https://calendar.example/feed.ics', time_zone: 'America/Los_Angeles' } },
  readDeskSubscription: { params: OF_FEED },
  deleteDeskSubscription: { params: OF_FEED },
  createWebhookEndpoint: { body: { url: 'https://crm.example/vowkit', events: ['lead.created'] } },
  updateWebhookEndpoint: { params: OF_ENDPOINT, body: { is_enabled: false } },
  deleteWebhookEndpoint: { params: OF_ENDPOINT },
  rotateWebhookSecret: { params: OF_ENDPOINT },
  testWebhookEndpoint: { params: OF_ENDPOINT },
  listWebhookDeliveries: { params: OF_ENDPOINT, query: { cursor: 204 } },
  resendWebhookDelivery: { params: { id: 204 } },
  setDeskWebsites: { body: { hosts: ['ranunculus.example'] } },
  listWebsiteFigures: { query: PERIOD },
  listPartnerLeads: { query: { cursor: 'MjAyNi0wNS0wM3w3Nw' } },
  inviteMember: { body: { email: 'ines@example.com', role: 'member' } },
  withdrawInvitation: { params: { id: 12 } },
  changeMemberRole: { params: OF_MEMBER, body: { role: 'owner' } },
  removeMember: { params: OF_MEMBER },
  readInvitation: { body: { token: LINK_TOKEN } },
  acceptInvitation: { body: { token: LINK_TOKEN } },
} satisfies SomeExamples
