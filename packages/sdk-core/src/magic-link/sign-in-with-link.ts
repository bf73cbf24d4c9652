import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Signs in the recipient of a magic link on Vowkit's own site, unless a session exists. Returns whether the page is
 * about to reload. Reloads the page once per code, and only if the session survives a reload. Never signs in on a
 * partner's page, because a link on a public page would sign in every visitor.
 */
export function signInWithLink(
  { session, mode, tab, navigation }: Pick<FeaturePorts, 'session' | 'mode' | 'tab' | 'navigation'>,
  { code, token }: { code: string; token: string },
): boolean {
  if (mode !== 'site' || session.token() !== null) return false
  session.signIn({ token, scope: 'link' })
  const state = session.$session.get()
  const isPersistent = state.status === 'signed-in' && state.isPersistent
  const mark = `magicLink:${code}`
  if (!isPersistent || tab.get(mark) !== null || tab.set(mark, '1') !== 'stored') return false
  const { pathname, search } = new URL(navigation.address())
  // Leave out the hash, because navigating to a URL that differs only in its hash does not reload the page.
  navigation.go(pathname + search)
  return true
}
