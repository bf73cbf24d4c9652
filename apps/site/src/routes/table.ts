import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { VendorListName } from '@vowkit/sdk-core/vendors'
import { ChatPage } from '../features/dashboard-frame/chat-page.tsx'
import { NotFound } from '../shared/not-found.tsx'
import { defineScreen, optionalParams, type Screen } from './define-screen.ts'
import type { Guard } from './guard.ts'
import { Logout } from './logout.tsx'

/**
 * Every screen of the site. These rows define routing, guards and titles, the pages that the build writes, their
 * preloads and prefetches, and the size checks. Paths that emails, elements or other screens link to are defined in the
 * contract.
 */
export const table = {
  home: defineScreen({
    path: SITE_PATHS.home,
    area: 'both',
    layout: 'none',
    title: 'home',
    load: async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
  }),
  logout: defineScreen({
    path: SITE_PATHS.logout,
    area: 'both',
    layout: 'none',
    title: 'logout',
    component: Logout,
    assistant: 'hidden',
  }),
  couples: defineScreen({
    path: SITE_PATHS.couples,
    layout: 'plain',
    title: 'vendorsPage',
    load: async () => (await import('../features/vendor-connect/vendor-connect-page.tsx')).VendorConnectPage,
  }),
  'magic-link': defineScreen({
    path: SITE_PATHS['magic-link'],
    layout: 'vendor',
    title: 'magicLink',
    load: async () => (await import('../features/magic-link/magic-link-page.tsx')).MagicLinkPage,
    props: ({ params }) => ({ code: params.code }),
  }),

  'vision-list': defineScreen({
    path: SITE_PATHS['vision-list'],
    area: 'vision',
    layout: 'vision',
    title: 'visionBoard',
    load: async () => (await import('../features/vision/vision-list-page.tsx')).VisionListPage,
    assistant: 'hidden',
  }),
  'vision-new': defineScreen({
    path: SITE_PATHS['vision-new'],
    area: 'vision',
    layout: 'vision',
    title: 'home',
    load: async () => (await import('../features/vision/vision-new-page.tsx')).VisionNewPage,
    fonts: ['newsreader-italic-latin.woff2'],
    assistant: 'hidden',
  }),
  'vision-detail': defineScreen({
    path: SITE_PATHS['vision-detail'],
    area: 'vision',
    layout: 'vision',
    title: 'vision',
    load: async () => (await import('../features/vision/vision-detail-page.tsx')).VisionDetailPage,
    props: ({ params }) => ({ id: params.id }),
    assistant: 'hidden',
  }),

  dashboard_main: defineScreen({
    path: SITE_PATHS.dashboard_main,
    layout: 'dashboard',
    guard: 'full-session',
    title: 'weddingBoard',
    aim: 'dashboard',
    load: async () => (await import('../features/board/board-page.tsx')).BoardPage,
  }),
  dashboard_search: defineScreen({
    path: SITE_PATHS.dashboard_search,
    layout: 'dashboard',
    guard: 'session',
    title: 'search',
    load: async () => (await import('../features/vendor-search/search-page.tsx')).SearchPage,
    props: ({ search }) => ({ search }),
    prefetch: [
      { call: 'searchVendors', query: { categories: null, sort: 'recommended', page: 1 } },
      { call: 'listCategories' },
      { call: 'getDashboard' },
    ],
  }),
  dashboard_vendors_active: vendorList(SITE_PATHS.dashboard_vendors_active, 'full-session', 'active'),
  dashboard_vendors_alias: defineScreen({
    path: `${SITE_PATHS.dashboard_vendors_active}/active`,
    layout: 'dashboard',
    guard: { redirect: SITE_PATHS.dashboard_vendors_active },
    title: 'vendors',
    component: NotFound,
  }),
  dashboard_vendors: vendorList(SITE_PATHS.dashboard_vendors, 'session', 'favourites'),
  dashboard_vendors_booked: vendorList(SITE_PATHS.dashboard_vendors_booked, 'full-session', 'booked'),
  dashboard_vendors_in_person: vendorList(SITE_PATHS.dashboard_vendors_in_person, 'full-session', 'in-person'),
  vendor_compare: defineScreen({
    path: SITE_PATHS.vendor_compare,
    layout: 'dashboard',
    guard: 'full-session',
    title: 'compareVendors',
    aim: 'vendors',
    load: async () => (await import('../features/vendor-compare/compare-page.tsx')).ComparePage,
    props: ({ search }) => ({ ids: search.ids }),
  }),
  vendor_answers: defineScreen({
    path: SITE_PATHS.vendor_answers,
    layout: 'dashboard',
    guard: 'full-session',
    title: 'answers',
    aim: 'vendors',
    load: async () => (await import('../features/vendor-compare/answers-page.tsx')).AnswersPage,
    props: ({ search }) => ({ ids: search.ids }),
  }),
  vendor_manage: defineScreen({
    path: SITE_PATHS.vendor_manage,
    layout: 'dashboard',
    guard: 'full-session',
    title: 'vendor',
    aim: 'payments',
    load: async () => (await import('../features/manage-vendor/manage-vendor-page.tsx')).ManageVendorPage,
    props: ({ params }) => ({ leadId: params.leadId }),
  }),
  vendor_details: defineScreen({
    path: SITE_PATHS.vendor_details,
    layout: 'dashboard',
    guard: 'session',
    title: 'vendor',
    load: async () => (await import('../features/vendor-detail/vendor-detail-page.tsx')).VendorDetailPage,
    props: ({ params }) => ({ vendorId: params.vendor_id }),
    prefetch: [{ call: 'getVendor', params: { id: 'vendor_id' } }, { call: 'getDashboard' }],
    assistant: 'for-vendor',
  }),
  vendor_scan: defineScreen({
    path: SITE_PATHS.vendor_scan,
    layout: 'dashboard',
    guard: 'full-session',
    title: 'weddingFairs',
    load: async () => (await import('../features/vendor-scan/vendor-scan-page.tsx')).VendorScanPage,
    props: ({ params }) => ({ vendorId: params.vendor_id }),
  }),
  dashboard_messages: defineScreen({
    path: SITE_PATHS.dashboard_messages,
    layout: 'dashboard',
    guard: 'full-session',
    title: 'messages',
    aim: 'messages',
    load: async () => (await import('../features/messages/messages-page.tsx')).MessagesPage,
    props: ({ search }) => ({ search }),
    assistant: 'low',
  }),
  payment_setup: defineScreen({
    path: optionalParams(SITE_PATHS.payment_setup),
    layout: 'dashboard',
    guard: 'full-session',
    title: 'paymentSetup',
    aim: 'payments',
    load: async () => (await import('../features/payment-setup/payment-setup-page.tsx')).PaymentSetupPage,
    props: ({ params }) => ({ code: params.code, leadId: params.leadId }),
  }),
  settings: defineScreen({
    path: SITE_PATHS.settings,
    layout: 'dashboard',
    guard: 'full-session',
    title: 'settings',
    aim: 'settings',
    load: async () => (await import('../features/settings/settings-page.tsx')).SettingsPage,
  }),
  chat: defineScreen({
    path: SITE_PATHS.chat,
    layout: 'dashboard',
    guard: 'full-session',
    title: 'chat',
    aim: 'messages',
    component: ChatPage,
  }),

  onboarding: defineScreen({
    path: SITE_PATHS.onboarding,
    layout: 'onboarding',
    guard: 'new-couple',
    title: 'signUp',
    load: async () => (await import('../features/onboarding/sign-up-page.tsx')).SignUpPage,
  }),
  onboarding_basic_info: defineScreen({
    path: SITE_PATHS.onboarding_basic_info,
    layout: 'onboarding',
    guard: 'sign-up-step',
    title: 'basicInfo',
    load: async () => (await import('../features/onboarding/basic-info-page.tsx')).BasicInfoPage,
  }),
  onboarding_preferences: defineScreen({
    path: SITE_PATHS.onboarding_preferences,
    layout: 'onboarding',
    guard: 'sign-up-step',
    title: 'preferences',
    load: async () => (await import('../features/onboarding/preferences-page.tsx')).PreferencesPage,
  }),
  login: defineScreen({
    path: SITE_PATHS.login,
    area: 'both',
    layout: 'login',
    title: 'login',
    load: async () => (await import('../features/auth/login-page.tsx')).LoginPage,
  }),
  forgot_password: defineScreen({
    path: SITE_PATHS.forgot_password,
    layout: 'login',
    title: 'forgotPassword',
    load: async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  }),
  reset_password: defineScreen({
    path: optionalParams(SITE_PATHS.reset_password),
    layout: 'login',
    title: 'changePassword',
    load: async () => (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
    props: ({ params }) => ({ token: params.token ?? '' }),
  }),
  confirm_email: defineScreen({
    path: SITE_PATHS.confirm_email,
    layout: 'login',
    title: 'confirmEmail',
    load: async () => (await import('../features/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage,
  }),

  partner_invitation: defineScreen({
    path: SITE_PATHS.partner_invitation,
    layout: 'login',
    title: 'partnerInvitation',
    load: async () =>
      (await import('../features/partner-invitation/partner-invitation-page.tsx')).PartnerInvitationPage,
  }),

  /** The screen for all other URLs of the couple's area. */
  dashboard_unknown: defineScreen({
    path: '*',
    layout: 'dashboard',
    guard: 'session',
    title: 'notFound',
    component: NotFound,
  }),
  /** The screen for all other URLs. */
  unknown: defineScreen({ path: '*', layout: 'plain', title: 'notFound', component: NotFound }),
} as const satisfies Record<keyof typeof SITE_PATHS, Screen> & Record<string, Screen>

/** The name of a row of the table. */
export type ScreenName = keyof typeof table

function vendorList(path: string, guard: Guard, list: VendorListName): Screen {
  return defineScreen({
    path,
    layout: 'dashboard',
    guard,
    title: 'vendors',
    aim: 'vendors',
    load: async () => (await import('../features/vendor-lists/vendor-list-page.tsx')).VendorListPage,
    props: () => ({ list }),
  })
}
