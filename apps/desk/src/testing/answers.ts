import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'

/** The account of a vendor's user. */
export const account: ScriptedAnswer = {
  path: '/desk/me/',
  always: true,
  body: {
    account_id: 8,
    user_id: 8,
    name: 'Iris',
    email: 'vendor1@example.com',
    role: 'owner',
    vendor: { id: 1, business_name: 'Wild Ranunculus', image: '', category: 'Florists' },
    sign_consent: 'I agree.',
  },
}

/** A lead of the inbox, with the given fields. */
export function makeLead(fields: object = {}) {
  return {
    id: 7,
    couple_name: 'Maya',
    partner_name: 'Noor',
    image: '',
    wedding_date: '2027-06-12',
    wedding_city: 'Sonoma',
    guests: 80,
    budget_label: '$30,000-$40,000',
    source: 'site',
    source_host: '',
    state: 'new',
    is_unread: true,
    unread: 0,
    deals: [],
    created_at: '2026-06-01T12:00:00Z',
    active_at: '2026-06-01T12:00:00Z',
    ...fields,
  }
}

/** A page of the inbox with the given leads. */
export function inboxPage(results: object[], more: object = {}) {
  const counts = { unread: 1, new: results.length, talking: 0, contract: 0, booked: 0, lost: 0 }
  return { results, counts, ...more }
}

/** A lead with its details. */
export function makeDetail(fields: object = {}) {
  return {
    ...makeLead(),
    couple_user_id: 3,
    room_id: 5,
    inquiry: 'Peonies in June?',
    documents: [],
    invoices: [],
    notes: 'Likes peonies.',
    ...fields,
  }
}
