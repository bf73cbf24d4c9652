import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { spanish } from '../spanish/index.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { AREAS, pseudoTranslation, untranslated } from '../testing/pseudo-translation.ts'

const VISION_ID = '11111111-1111-4111-8111-111111111111'
const VISION = { id: VISION_ID, title: '§', description: '§', images: [], created_at: '2026-05-01T10:00:00Z' }
const VENDOR = {
  id: 19,
  business_name: '§ Fern',
  about_us: '§ flowers',
  categories_label: '§ Florists',
  faqs: [{ question: '§', answer: '§' }],
  packages: [],
  reviews: [{ id: 1, rating: 4, name: '§', created_at: '2026-05-01', review: '§' }],
}
const USER = { username: '§', first_name: '§', last_name: '§' }
const COUPLE = { user: USER, partner_name: '§', wedding_date: '2027-06-11', image: '', email_confirmed: false }

/**
 * Responses of the backend. `§` marks the texts that come from the backend and are not translated. Other requests fail,
 * so that the screens show their error states.
 */
const ANSWERS: ScriptedAnswer[] = [
  { path: '/couple/dashboard/', always: true, body: COUPLE },
  { path: '/couple/profile/', method: 'GET', always: true, body: { ...USER, email: '§', is_onboarded: false } },
  { path: '/couple/account/', method: 'GET', always: true, body: {} },
  { path: '/couple/account/sessions/', always: true, body: [] },
  { path: '/vision/user-credits/', always: true, body: { credits: 2, email: '§' } },
  { path: '/vision/list/', always: true, body: { data: [] } },
  { path: `/vision/list/${VISION_ID}/`, always: true, body: { ...VISION, result_image: 'https://api.test/p.png' } },
  { path: '/vendor/categories/', always: true, body: [{ id: 3, title: '§ Florists' }] },
  { path: '/vendor/detail/get/19/', always: true, body: VENDOR },
]

const PUBLIC = [
  '/',
  '/login',
  '/forgot_password',
  '/reset_password/abc',
  '/confirm-email',
  '/onboarding',
  '/couples/',
  '/magic-link/abc/',
  '/vision-board/new',
  '/nowhere',
]
const PRIVATE = [
  '/onboarding/basic_info/',
  '/onboarding/preferences/',
  '/dashboard',
  '/dashboard/search',
  '/dashboard/search?categories=3',
  '/dashboard/vendors',
  '/dashboard/vendors/saved',
  '/dashboard/vendors/booked',
  '/dashboard/vendor-detail/19',
  '/dashboard/vendor-scan/19',
  '/dashboard/vendors/manage/3',
  '/dashboard/messages/',
  '/dashboard/setup/abc/12',
  '/dashboard/nothing',
  '/settings',
  '/chat',
  '/vision-board',
  `/vision-board/view/${VISION_ID}`,
]

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function expectTranslated(path: string, isSignedIn: boolean, script: ScriptedAnswer[]) {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  const { platform } = openScreen(path, {
    isSignedIn,
    userId: 7,
    script,
    language: { language: 'es', spanish: pseudoTranslation },
  })
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain('⟦'))
  await act(() => platform.clock.advance(20_000))
  expect(untranslated(document.body)).toEqual([])
  expect(document.title).toMatch(/⟦|§/)
}

it.each(PUBLIC)('%s shows visitors only translated texts', (path) => expectTranslated(path, false, ANSWERS))
it.each(PRIVATE)('%s shows couples only translated texts', (path) => expectTranslated(path, true, ANSWERS))
it.each(PRIVATE)('%s shows only translated error messages', (path) => expectTranslated(path, true, []))

it('every area has a Spanish translation', () => {
  expect(Object.keys(spanish.site).sort()).toEqual([...AREAS].sort())
})
