import { lazyComponent } from '@vowkit/react/lazy'
import type { ComponentType, ReactNode } from 'react'
import { ScreenFallback } from '../shared/load-boundary.tsx'
import { PlainLayout, VendorLayout } from '../shared/plain-layout.tsx'

type LayoutComponent = ComponentType<{ children: ReactNode }>

/** The frame that screens of one kind share. */
export interface Layout {
  Component: LayoutComponent
  /** Absent for a layout that is in the main bundle. */
  load?: () => Promise<unknown>
  /** Loads the component. Never rejects. `null` when it is there. */
  preload(): Promise<void> | null
  /** Whether it begins with a bar that has the product's name at its start. */
  hasBar: boolean
}

export type LayoutName = 'dashboard' | 'login' | 'onboarding' | 'vendor' | 'vision' | 'plain' | 'none'

export const LAYOUTS: Record<LayoutName, Layout> = {
  dashboard: loaded(async () => (await import('../features/dashboard-frame/dashboard-layout.tsx')).DashboardLayout),
  login: loaded(async () => (await import('../features/auth/login-layout.tsx')).LoginLayout),
  onboarding: {
    ...loaded(async () => (await import('../features/onboarding/onboarding-layout.tsx')).OnboardingLayout),
    hasBar: false,
  },
  vendor: { Component: VendorLayout, preload: () => null, hasBar: true },
  vision: loaded(async () => (await import('../features/vision/vision-layout.tsx')).VisionLayout),
  plain: { Component: PlainLayout, preload: () => null, hasBar: true },
  none: { Component: ({ children }) => children, preload: () => null, hasBar: false },
}

function loaded(load: () => Promise<LayoutComponent>): Layout {
  const Component = lazyComponent(load, { fallback: ScreenFallback })
  return { Component, load, preload: Component.preload, hasBar: true }
}
