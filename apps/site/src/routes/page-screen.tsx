import type { ReactElement } from 'react'
import { lazily, preload } from '../shared/lazily.ts'
import type { SitePage } from '../shared/router.ts'
import { Logout } from './logout.tsx'
import { NotFound } from './not-found.tsx'

const BoardPage = lazily(async () => (await import('../features/board/board-page.tsx')).BoardPage)
const BasicInfoPage = lazily(async () => (await import('../features/onboarding/basic-info-page.tsx')).BasicInfoPage)
const ConfirmEmailPage = lazily(
  async () => (await import('../features/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage,
)
const ChatPage = lazily(async () => (await import('../features/dashboard-frame/chat-page.tsx')).ChatPage)
const ForgotPasswordPage = lazily(
  async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
)
const LandingPage = lazily(async () => (await import('../features/landing/landing-page.tsx')).LandingPage)
const LoginPage = lazily(async () => (await import('../features/auth/login-page.tsx')).LoginPage)
const MagicLinkPage = lazily(async () => (await import('../features/magic-link/magic-link-page.tsx')).MagicLinkPage)
const MessagesPage = lazily(async () => (await import('../features/messages/messages-page.tsx')).MessagesPage)
const ManageVendorPage = lazily(
  async () => (await import('../features/manage-vendor/manage-vendor-page.tsx')).ManageVendorPage,
)
const PaymentSetupPage = lazily(
  async () => (await import('../features/payment-setup/payment-setup-page.tsx')).PaymentSetupPage,
)
const PreferencesPage = lazily(
  async () => (await import('../features/onboarding/preferences-page.tsx')).PreferencesPage,
)
const ResetPasswordPage = lazily(
  async () => (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
)
const SearchPage = lazily(async () => (await import('../features/vendor-search/search-page.tsx')).SearchPage)
const SignUpPage = lazily(async () => (await import('../features/onboarding/sign-up-page.tsx')).SignUpPage)
const SettingsPage = lazily(async () => (await import('../features/settings/settings-page.tsx')).SettingsPage)
const VendorConnectPage = lazily(
  async () => (await import('../features/vendor-connect/vendor-connect-page.tsx')).VendorConnectPage,
)
const VendorDetailPage = lazily(
  async () => (await import('../features/vendor-detail/vendor-detail-page.tsx')).VendorDetailPage,
)
const VendorListPage = lazily(
  async () => (await import('../features/vendor-lists/vendor-list-page.tsx')).VendorListPage,
)
const VendorScanPage = lazily(async () => (await import('../features/vendor-scan/vendor-scan-page.tsx')).VendorScanPage)
const VisionNewPage = lazily(async () => (await import('../features/vision/vision-new-page.tsx')).VisionNewPage)
const VisionListPage = lazily(async () => (await import('../features/vision/vision-list-page.tsx')).VisionListPage)
const VisionDetailPage = lazily(
  async () => (await import('../features/vision/vision-detail-page.tsx')).VisionDetailPage,
)

/** What an address shows inside its frame. */
export function PageScreen({ page }: { page: SitePage }) {
  return screenOf(page)
}

/** Has the code of a screen come; `null` when it is there from the start. */
export function preloadScreen(page: SitePage): Promise<void> | null {
  return preload(screenOf(page).type)
}

function screenOf(page: SitePage): ReactElement {
  switch (page.route) {
    case 'home':
      return <LandingPage />
    case 'logout':
      return <Logout />
    case 'couples':
      return <VendorConnectPage />
    case 'magic-link':
      return <MagicLinkPage key={page.params.code} code={page.params.code} />
    case 'vision-new':
      return <VisionNewPage />
    case 'vision-list':
      return <VisionListPage />
    case 'vision-detail':
      return <VisionDetailPage id={page.params.id} />
    case 'login':
      return <LoginPage />
    case 'forgot_password':
      return <ForgotPasswordPage />
    case 'confirm_email':
      return <ConfirmEmailPage />
    case 'reset_password':
      return <ResetPasswordPage token={page.params.token} />
    case 'reset_password_bare':
      return <ResetPasswordPage token="" />
    case 'dashboard_main':
      return <BoardPage />
    case 'dashboard_search':
      return <SearchPage search={page.search} />
    case 'dashboard_vendors_active':
      return <VendorListPage list="active" />
    case 'dashboard_vendors_in_person':
      return <VendorListPage list="in-person" />
    case 'dashboard_vendors':
      return <VendorListPage list="favourites" />
    case 'dashboard_vendors_booked':
      return <VendorListPage list="booked" />
    case 'dashboard_messages':
      return <MessagesPage search={page.search} />
    case 'vendor_details':
      return <VendorDetailPage vendorId={page.params.vendor_id} />
    case 'vendor_manage':
      return <ManageVendorPage leadId={page.params.leadId} />
    case 'payment_setup':
      return <PaymentSetupPage code={page.params.code} leadId={page.params.leadId} />
    case 'payment_setup_bare':
      return <PaymentSetupPage code={page.params.code} />
    case 'vendor_scan':
      return <VendorScanPage vendorId={page.params.vendor_id} />
    case 'onboarding':
      return <SignUpPage />
    case 'onboarding_basic_info':
      return <BasicInfoPage />
    case 'onboarding_preferences':
      return <PreferencesPage />
    case 'settings':
      return <SettingsPage />
    case 'chat':
      return <ChatPage />
    default:
      return <NotFound />
  }
}
