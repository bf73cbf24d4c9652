import { cleanup, screen, waitFor } from '@testing-library/react'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'

type RouteName = keyof typeof SITE_PATHS

/** What each route of the site shows to those who may see it, by its heading. */
const HEADINGS: Record<Exclude<RouteName, 'logout'>, string> = {
  home: 'Bring your dream wedding to life',
  couples: 'Join as a vendor',
  'magic-link': 'Magic Link is Active',
  'vision-list': 'Your Vision Board',
  'vision-new': 'Bring your dream wedding to life',
  'vision-detail': 'A garden at dusk',
  dashboard_main: 'Your Wedding Vision Board',
  dashboard_search: 'Search',
  dashboard_vendors_active: 'Vendors',
  dashboard_vendors: 'Vendors',
  dashboard_vendors_booked: 'Vendors',
  dashboard_vendors_in_person: 'Vendors',
  vendor_manage: 'Iris & Fern',
  dashboard_messages: 'Messages',
  vendor_details: 'Iris & Fern',
  vendor_scan: 'Saving this vendor…',
  payment_setup: 'Please wait, redirecting.',
  settings: 'Settings',
  chat: 'Chat VIew',
  onboarding: "Let's begin with you",
  onboarding_basic_info: 'The two of you',
  onboarding_preferences: 'Your dream wedding',
  login: 'Couples Log In',
  forgot_password: 'Forgot password?',
  reset_password: 'Change Password',
}
/** Routes for those who have no session. */
const SIGNED_OUT: string[] = ['onboarding', 'login', 'forgot_password', 'reset_password']
const VISION = { id: '1', title: '', description: 'A garden at dusk', images: [], created_at: '2026-05-01T10:00:00Z' }
const VENDOR = { id: 1, user: { id: 2 }, business_name: 'Iris & Fern' }
const LEAD = { lead_id: 1, lead: { couple_id: 2 }, user: 2, business_name: 'Iris & Fern', messages: [] }
const SCRIPT = [
  { path: '/vision/list/', always: true, body: { data: [VISION] } },
  { path: '/vision/list/1/', always: true, body: { ...VISION, result_image: 'https://api.test/p.png' } },
  { path: '/auth/magic-link/1/', always: true, body: { is_active: true, access_link: '/login', categories: [] } },
  { path: '/auth/reset-password/?token=1', always: true, body: { message: 'ok' } },
  { path: '/vendor/detail/get/1/', always: true, body: VENDOR },
  { path: '/market/couple/lead/data/1', always: true, body: LEAD },
  { path: '/market/setup/account/', always: true, fault: 'hang' as const },
  { path: '/leads/add_vendor/1/', always: true, fault: 'hang' as const },
]

afterEach(cleanup)

it.each(Object.entries(HEADINGS))('%s shows "%s", with and without a slash at the end', async (name, heading) => {
  const path = SITE_PATHS[name as RouteName].replace(/:\w+/g, '1').replace(/(?<=.)\/$/, '')
  for (const address of path === '/' ? [path] : [path, `${path}/`]) {
    openScreen(address, { isSignedIn: !SIGNED_OUT.includes(name), script: SCRIPT })
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading))
    expect(window.location.pathname).toBe(address)
    cleanup()
  }
})
