import { type ComponentType, type ReactNode, Suspense } from 'react'
import { lazily, preload } from '../shared/lazily.ts'
import { LoadBoundary } from '../shared/load-boundary.tsx'
import { PlainLayout } from '../shared/plain-layout.tsx'
import type { SitePage } from '../shared/router.ts'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { isInDashboard } from './guard.ts'

/** The frames there are. */
export type AreaName = 'dashboard' | 'login' | 'onboarding' | 'vendor' | 'vision' | 'plain' | 'bare'

const LAYOUTS: Record<AreaName, ComponentType<{ children: ReactNode }>> = {
  dashboard: lazily(async () => (await import('../features/dashboard-frame/dashboard-layout.tsx')).DashboardLayout),
  login: lazily(async () => (await import('../features/auth/login-layout.tsx')).LoginLayout),
  onboarding: lazily(async () => (await import('../features/onboarding/onboarding-layout.tsx')).OnboardingLayout),
  vendor: lazily(async () => (await import('../features/magic-link/vendor-layout.tsx')).VendorLayout),
  vision: lazily(async () => (await import('../features/vision/vision-layout.tsx')).VisionLayout),
  plain: PlainLayout,
  // The screen is all there is.
  bare: ({ children }) => children,
}

/** Which frame an address has. */
export function areaOf({ route, path }: Pick<SitePage, 'route' | 'path'>): AreaName {
  if (isInDashboard(path)) return 'dashboard'
  switch (route) {
    case 'magic-link':
      return 'vendor'
    case 'vision-new':
    case 'vision-list':
    case 'vision-detail':
      return 'vision'
    case 'login':
    case 'forgot_password':
    case 'confirm_email':
    case 'reset_password':
    case 'reset_password_bare':
      return 'login'
    case 'onboarding':
    case 'onboarding_basic_info':
    case 'onboarding_preferences':
      return 'onboarding'
    case 'home':
    case 'logout':
      return 'bare'
    default:
      return 'plain'
  }
}

/** Whether the frame of an address begins with a bar that has the product's name at its start. */
export function hasBar(page: Pick<SitePage, 'route' | 'path'>): boolean {
  const area = areaOf(page)
  return area !== 'onboarding' && area !== 'bare'
}

/** Has the code of the frame of an address come; `null` when it is there from the start. */
export function preloadArea(page: SitePage): Promise<void> | null {
  return preload(LAYOUTS[areaOf(page)])
}

/** The frame of an address around its screen. It stays as it is while one screen of the area follows another. */
export function Area({ page, children }: { page: SitePage; children: ReactNode }) {
  const area = areaOf(page)
  const Layout = LAYOUTS[area]
  return (
    <LoadBoundary key={area}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Layout>
          <LoadBoundary key={page.path}>
            <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
          </LoadBoundary>
        </Layout>
      </Suspense>
    </LoadBoundary>
  )
}
