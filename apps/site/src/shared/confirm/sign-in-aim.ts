import type { FeaturePorts } from '@vowkit/sdk-core'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'

/** Begins like the keys of forms half filled in, so that it is forgotten with them. */
const KEY = 'typed:sign-in-aim'

/** What somebody wanted to do when they had to sign in first. `aim` ends a sentence: "Sign in to …". */
export interface SignInAim {
  path: string
  aim: string
}

/** Keeps the aim for this tab: not in the address, where a stranger's link could put any words. */
export function noteSignInAim({ tab }: Pick<FeaturePorts, 'tab'>, { path, aim }: SignInAim): void {
  tab.set(KEY, `${path}\n${aim}`)
}

/**
 * Returns what the login that leads back to `nextUrl` is for. Null for people without a magic link, who know why they
 * are there.
 */
export function signInAim(
  { tab, storedUser }: Pick<FeaturePorts, 'tab' | 'storedUser'>,
  nextUrl: string | null,
  aimOf: (path: string) => string,
): string | null {
  const user = storedUser()
  if (user?.scope !== 'link') return null
  const [path, aim = ''] = tab.get(KEY)?.split('\n') ?? []
  return path === nextUrl && aim !== '' ? aim : aimOf(nextUrl ?? SITE_PATHS.dashboard_main)
}
