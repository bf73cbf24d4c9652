import { createRouter } from '@nanostores/router'
import { type LazyComponent, lazyComponent } from '@vowkit/react/lazy'
import type { DeskAccount } from '@vowkit/sdk-core/desk'
import { Globe, Inbox, type LucideIcon, Settings, Store, Users } from 'lucide-react'
import type { ComponentType } from 'react'
import { ScreenFallback } from './shared/screen-fallback.tsx'
import type { DeskTexts } from './shared/texts.ts'

export interface ScreenProps {
  /** The id in the URL, or `null`. */
  id: string | null
}

/** A screen in the navigation. */
export interface Screen {
  /** The path of the link. */
  path: string
  /** The paths that show this screen. `:id` is a parameter. Defaults to `path`. */
  routes?: readonly string[]
  /** The key of the label in `deskTexts.screens`. */
  name: keyof DeskTexts['screens']
  Icon: LucideIcon
  /** Who has this screen. Partners are no vendors, such as planners. Default: both. */
  isOnlyFor?: 'vendors' | 'partners'
  Component: LazyComponent<ScreenProps>
}

const lazy = (load: () => Promise<ComponentType<ScreenProps>>) => lazyComponent(load, { fallback: ScreenFallback })

/** The screens of the desk, in the order of the navigation. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    routes: ['/', '/leads/:id'],
    name: 'inbox',
    isOnlyFor: 'vendors',
    Icon: Inbox,
    Component: lazy(async () => (await import('./screens/inbox-screen.tsx')).InboxScreen),
  },
  {
    path: '/profile',
    name: 'profile',
    isOnlyFor: 'vendors',
    Icon: Store,
    Component: lazy(async () => (await import('./screens/profile-screen.tsx')).ProfileScreen),
  },
  {
    path: '/website',
    name: 'website',
    Icon: Globe,
    Component: lazy(async () => (await import('./screens/website-screen.tsx')).WebsiteScreen),
  },
  {
    path: '/leads',
    name: 'leads',
    isOnlyFor: 'partners',
    Icon: Users,
    Component: lazy(async () => (await import('./screens/leads-screen.tsx')).LeadsScreen),
  },
  {
    path: '/settings',
    name: 'settings',
    Icon: Settings,
    Component: lazy(async () => (await import('./screens/settings-screen.tsx')).SettingsScreen),
  },
]

const routes = SCREENS.flatMap((screen) => (screen.routes ?? [screen.path]).map((path) => ({ path, screen })))

/** The page of an invitation link, for which no sign-in is needed. */
const JOIN_PATH = '/join/:id'

/** The route of the current URL. Its name is the path pattern. */
export const $router = createRouter<Record<string, string>>({
  [JOIN_PATH]: JOIN_PATH,
  ...Object.fromEntries(routes.map(({ path }) => [path, path])),
})

type Page = { route: string; params: object } | undefined

const idIn = (params: object) => ('id' in params ? String(params.id) : null)

/** Returns the token of an invitation link, or `null` on other pages. */
export function invitationOf(page: Page): string | null {
  return page?.route === JOIN_PATH ? idIn(page.params) : null
}

/** Returns the screens of an account. A partner has no inbox, because it has no conversations. */
export function screensFor(account: DeskAccount | null): readonly Screen[] {
  const kind = account?.partner ? 'partners' : 'vendors'
  return SCREENS.filter(({ isOnlyFor = kind }) => isOnlyFor === kind)
}

/**
 * Returns the screen of a page and the id in its URL, or `null` if there is no such screen. Returns the first of the
 * account's screens if the account does not have the screen.
 */
export function screenOf(page: Page, screens: readonly Screen[]) {
  const known = routes.find(({ path }) => path === page?.route)?.screen
  const screen = known && (screens.find(({ path }) => path === known.path) ?? screens[0])
  if (!page || !screen) return null
  return { ...screen, id: idIn(page.params) }
}
