import { isProtectedPath } from '@vowkit/sdk-core/contract'
import type { SitePage } from '../shared/router.ts'
import type { Screen, ScreenPage } from './define-screen.ts'
import { type ScreenName, table } from './table.ts'

/** The row of the route table for a URL. */
export interface ShownScreen {
  name: ScreenName
  screen: Screen
  page: ScreenPage
}

/** The path pattern of each row, in the order of the rows. */
export const PATTERNS = (Object.keys(table) as ScreenName[])
  .filter((name) => table[name].path !== '*')
  .map((name) => ({ name, pattern: toPattern(table[name].path) }))

/** Finds the screen of a URL. */
export function matchScreen(page: SitePage): ShownScreen {
  const { name, params } = matchPath(page.path)
  return { name, screen: table[name], page: { ...page, params } }
}

/** Finds the row of a path, which may end in a slash. */
export function matchPath(path: string): { name: ScreenName; params: ScreenPage['params'] } {
  for (const { name, pattern } of PATTERNS) {
    const match = pattern.exec(path)
    if (match) return { name, params: toParams(match.groups) }
  }
  return { name: isProtectedPath(path.toLowerCase()) ? 'dashboard_unknown' : 'unknown', params: {} }
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/\/$/, '')
    .replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replaceAll(/\/:(\w+)/g, '/(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`, 'i')
}

function toParams(groups: Record<string, string | undefined> = {}): ScreenPage['params'] {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value && decode(value)]))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
