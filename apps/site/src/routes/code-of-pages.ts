import type { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { AreaName } from './area.tsx'

/** The module that starts the site; with all that it imports it comes with every page. */
export const START = '/main.tsx'

/** The modules that screens come from, which a page names so that they come with it. Those of the start are left out. */
export const SCREENS: Partial<Record<keyof typeof SITE_PATHS, string[]>> = {
  home: ['/features/landing/landing-page.tsx'],
  couples: ['/features/vendor-connect/vendor-connect-page.tsx'],
  'magic-link': ['/features/magic-link/magic-link-page.tsx'],
  'vision-list': ['/features/vision/vision-list-page.tsx'],
  'vision-new': ['/features/vision/vision-new-page.tsx'],
  'vision-detail': ['/features/vision/vision-detail-page.tsx'],
  dashboard_main: ['/features/board/board-page.tsx'],
  dashboard_search: ['/features/vendor-search/search-page.tsx'],
  dashboard_vendors_active: ['/features/vendor-lists/vendor-list-page.tsx'],
  dashboard_vendors: ['/features/vendor-lists/vendor-list-page.tsx'],
  dashboard_vendors_booked: ['/features/vendor-lists/vendor-list-page.tsx'],
  dashboard_vendors_in_person: ['/features/vendor-lists/vendor-list-page.tsx'],
  vendor_manage: ['/features/manage-vendor/manage-vendor-page.tsx'],
  dashboard_messages: ['/features/messages/messages-page.tsx'],
  vendor_details: ['/features/vendor-detail/vendor-detail-page.tsx'],
  vendor_scan: ['/features/vendor-scan/vendor-scan-page.tsx'],
  payment_setup: ['/features/payment-setup/payment-setup-page.tsx'],
  settings: ['/features/settings/settings-page.tsx'],
  chat: ['/features/dashboard-frame/chat-page.tsx'],
  onboarding: ['/features/onboarding/sign-up-page.tsx'],
  onboarding_basic_info: ['/features/onboarding/basic-info-page.tsx'],
  onboarding_preferences: ['/features/onboarding/preferences-page.tsx'],
  login: ['/features/auth/login-page.tsx'],
  confirm_email: ['/features/confirm-email/confirm-email-page.tsx'],
  forgot_password: ['/features/auth/forgot-password-page.tsx'],
  reset_password: ['/features/auth/reset-password-page.tsx'],
}

/** The modules that frames come from. */
export const FRAMES: Partial<Record<AreaName, string[]>> = {
  dashboard: ['/features/dashboard-frame/dashboard-layout.tsx'],
  login: ['/features/auth/login-layout.tsx'],
  onboarding: ['/features/onboarding/onboarding-layout.tsx'],
  vendor: ['/features/magic-link/vendor-layout.tsx'],
  vision: ['/features/vision/vision-layout.tsx'],
}

/** The faces that the heading of a screen needs beyond those of every page. */
export const FACES: Partial<Record<keyof typeof SITE_PATHS, string[]>> = {
  'vision-new': ['/shared/fonts/newsreader-italic-latin.woff2'],
}

/** The module that comes with the first call of any screen. */
export const CALLS = '/sdk-core/src/http/create-http.ts'
