import { cleanup, screen, waitFor } from '@testing-library/react'
import { isProtectedPath, SITE_PATHS } from '@vowkit/sdk-core/contract'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import type { Screen } from './define-screen.ts'
import { table } from './table.ts'

type RouteName = keyof typeof SITE_PATHS

/** The URL of each route as links contain it, and its heading for visitors who may see it. */
const ROUTES: Record<Exclude<RouteName, 'logout'>, [address: string, heading: string]> = {
  home: ['/', 'Bring your dream wedding to life'],
  couples: ['/couples/', 'Join as a vendor'],
  'magic-link': ['/magic-link/1/', 'Magic Link is Active'],
  'vision-list': ['/vision-board', 'Your Vision Board'],
  'vision-new': ['/vision-board/new', 'Bring your dream wedding to life'],
  'vision-detail': ['/vision-board/view/1', 'A garden at dusk'],
  dashboard_main: ['/dashboard', 'Your Wedding Vision Board'],
  dashboard_search: ['/dashboard/search', 'Search'],
  dashboard_vendors_active: ['/dashboard/vendors', 'Vendors'],
  dashboard_vendors: ['/dashboard/vendors/saved', 'Vendors'],
  dashboard_vendors_booked: ['/dashboard/vendors/booked', 'Vendors'],
  dashboard_vendors_in_person: ['/dashboard/vendors/in_person', 'Vendors'],
  vendor_compare: ['/dashboard/vendors/compare', 'Compare vendors'],
  vendor_answers: ['/dashboard/vendors/answers', 'Answers'],
  vendor_manage: ['/dashboard/vendors/manage/1', 'Iris & Fern'],
  dashboard_messages: ['/dashboard/messages/', 'Messages'],
  vendor_details: ['/dashboard/vendor-detail/1', 'Iris & Fern'],
  vendor_scan: ['/dashboard/vendor-scan/1', 'Saving this vendor…'],
  payment_setup: ['/dashboard/setup/1/1', 'Please wait, redirecting.'],
  settings: ['/settings', 'Settings'],
  chat: ['/chat', 'Chat VIew'],
  onboarding: ['/onboarding', "Let's begin with you"],
  onboarding_basic_info: ['/onboarding/basic_info/', 'The two of you'],
  onboarding_preferences: ['/onboarding/preferences/', 'Your dream wedding'],
  login: ['/login', 'Couples Log In'],
  forgot_password: ['/forgot_password', 'Forgot password?'],
  confirm_email: ['/confirm_email', 'This link does not work'],
  partner_invitation: ['/partner', 'This invitation no longer works'],
  reset_password: ['/reset_password/1', 'Change Password'],
}
/** Routes for signed-out visitors. */
const SIGNED_OUT: string[] = ['onboarding', 'login', 'forgot_password', 'reset_password']
const VISION = { id: '1', title: '', description: 'A garden at dusk', images: [], created_at: '2026-05-01T10:00:00Z' }
const VENDOR = { id: 1, user: { id: 2 }, business_name: 'Iris & Fern' }
const LEAD = { lead_id: 1, lead: { couple_id: 2 }, user: 2, business_name: 'Iris & Fern', messages: [] }
const SCRIPT = [
  { path: '/vision/list/', always: true, body: { data: [VISION] } },
  { path: '/vision/list/1/', always: true, body: { ...VISION, result_image: 'https://api.test/p.png' } },
  { path: '/auth/magic-link/1/', always: true, body: { is_active: true, access_link: '/login', categories: [] } },
  { path: '/auth/reset-password/check/', always: true, body: { message: 'ok' } },
  { path: '/vendor/detail/get/1/', always: true, body: VENDOR },
  { path: '/vendor/answers/', always: true, body: [] },
  { path: '/market/couple/lead/data/1', always: true, body: LEAD },
  { path: '/market/setup/account/', always: true, fault: 'hang' as const },
  { path: '/leads/add_vendor/1/', always: true, fault: 'hang' as const },
]

afterEach(cleanup)

it.each(Object.entries(ROUTES).map(([name, [address, heading]]) => [name, address, heading] as const))(
  'the route %s has the path %s and shows "%s", with and without a trailing slash',
  async (name, link, heading) => {
    expect(SITE_PATHS[name as RouteName].replace(/:\w+/g, '1')).toBe(link)
    const path = link.replace(/(?<=.)\/$/, '')
    for (const address of path === '/' ? [path] : [path, `${path}/`]) {
      openScreen(address, { isSignedIn: !SIGNED_OUT.includes(name), script: SCRIPT })
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading))
      // The token of a reset link is removed from the URL.
      expect(window.location.pathname).toBe(name === 'reset_password' ? '/reset_password/' : address)
      cleanup()
    }
  },
)

it('the route table requires a session for exactly the paths that the contract protects', () => {
  const rows = Object.values<Screen>(table).filter(({ path }) => path !== '*')
  const isGuarded = ({ guard }: Screen) => typeof guard === 'object' || guard === 'session' || guard === 'full-session'
  expect(rows.filter(isGuarded).map(({ path }) => path)).toEqual(
    rows.map(({ path }) => path).filter((path) => isProtectedPath(path)),
  )
})
