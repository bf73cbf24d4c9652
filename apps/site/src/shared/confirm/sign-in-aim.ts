import type { FeaturePorts } from '@vowkit/sdk-core'
import { SITE_PATHS } from '@vowkit/sdk-core/contract'

/** Has the prefix of unsent form values, so that it is removed with them on logout. */
const KEY = 'typed:sign-in-aim'

/** The action that required a sign-in. `aim` ends a sentence: "Sign in to …". */
export interface SignInAim {
  path: string
  aim: string
}

/** Stores the aim for this tab. It is not in the URL, because a stranger's link could put any text there. */
export function noteSignInAim({ tab }: Pick<FeaturePorts, 'tab'>, { path, aim }: SignInAim): void {
  tab.set(KEY, `${path}\n${aim}`)
}

/**
 * Returns the purpose of the login that redirects to `nextUrl`. Returns null for visitors without a magic link, because
 * they opened the login themselves.
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
