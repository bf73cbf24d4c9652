import { setupSite } from '../../account/test/setup.ts'
import type { DeskLead, DeskLeadDetail, DeskLeadPage } from '../../contract/desk/schema.ts'
import { LEAD_FILE } from '../../leads/test/lead.ts'
import type { FakePlatformOptions } from '../../testing/index.ts'

export const DESK_LEAD: DeskLead = {
  id: 12,
  couple_name: 'Maya Lindqvist',
  partner_name: 'Noor',
  is_account_deleted: false,
  image: '',
  wedding_date: '2027-05-01',
  wedding_city: 'Sonoma',
  budget_label: '$30,000-$40,000',
  source: 'site',
  source_host: '',
  element: '',
  partner: '',
  state: 'new',
  is_unread: true,
  unread: 1,
  deals: [],
  created_at: '2026-01-01T00:00:00.000Z',
  active_at: '2026-01-02T00:00:00.000Z',
}

export const DESK_LEAD_DETAIL: DeskLeadDetail = {
  ...DESK_LEAD,
  couple_user_id: 7,
  room_id: 5,
  inquiry: 'Are you free?',
  documents: [LEAD_FILE],
  invoices: [],
  notes: '',
}

/** Creates a page of the inbox with leads of these ids. */
export function inboxPage(ids: number[], next_cursor?: string): DeskLeadPage {
  const counts = { unread: ids.length, new: ids.length, talking: 0, contract: 0, booked: 0, lost: 0 }
  return { results: ids.map((id) => ({ ...DESK_LEAD, id })), next_cursor, counts }
}

/** Creates a client with a scripted backend, and signs a vendor's user in. */
export function setupVendor(options: FakePlatformOptions = {}) {
  const site = setupSite(options)
  site.client.session.signIn({ token: 'v', userId: 1003, username: 'vera', email: 'vera@example.com' })
  return site
}
