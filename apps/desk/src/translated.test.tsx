import { act } from '@testing-library/react'
import { settle } from '@vowkit/sdk-core/testing'
import { expect, it } from 'vitest'
import { spanish } from './spanish/spanish.ts'
import { inboxPage, makeDetail, makeLead } from './testing/answers.ts'
import { openDesk } from './testing/open-desk.tsx'
import { AREAS, pseudoTranslation, untranslated } from './testing/pseudo-translation.ts'

/** `§` marks the texts that come from the backend and are not translated. */
const DATA = {
  ...{ couple_name: '§', partner_name: '§', wedding_city: '§', budget_label: '§', inquiry: '§', notes: '§' },
  deals: [{ name: '§', price: '900.00' }],
  vision: { title: '§', description: '§', image: '', palette: ['#aabbcc'] },
  documents: [{ id: 1, user: 8, file: 'https://api.test/d', file_name: '§', isDocusign: true }],
  invoices: [
    {
      ...{ id: 1, name: '§', part: 'deposit', lines: [], total_amount: '9.00', amount_due: '9.00' },
      ...{ due_date: '2999-01-01', status: 'due', created_at: '2026-06-01T12:00:00Z' },
    },
  ],
}

const VENDOR = { id: 1, business_name: '§', image: '', category: '§' }
const ACCOUNT = { user_id: 8, name: '§', email: '§', role: 'owner', vendor: VENDOR, sign_consent: '§' }

/** Other requests fail, so that the screens show their error states. */
const SCRIPT = [
  { path: '/desk/me/', always: true, body: ACCOUNT },
  { path: '/desk/leads/', always: true, body: inboxPage([makeLead({ ...DATA, unread: 2 })]) },
  { path: '/desk/leads/7/', always: true, body: makeDetail(DATA) },
]

it.each(['/', '/leads/7', '/leads/8', '/settings', '/website', '/nowhere'])(
  'the desk renders no untranslated text at %s',
  async (path) => {
    openDesk(path, { script: SCRIPT, spanish: pseudoTranslation })
    await act(settle)
    expect(document.body.textContent).toContain('⟦')
    expect(untranslated(document.body)).toEqual([])
  },
)

it('the desk renders no untranslated text on the screen to sign in', () => {
  openDesk('/', { isSignedIn: false, spanish: pseudoTranslation })
  expect(untranslated(document.body)).toEqual([])
})

it('the Spanish texts include every area', () => {
  expect(Object.keys(spanish.desk).sort()).toEqual([...AREAS].sort())
})

it('the check for untranslated text finds texts that are not translated', () => {
  openDesk('/', { isSignedIn: false })
  expect(untranslated(document.body)).toContain('Sign in to your desk')
})
