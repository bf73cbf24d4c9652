import type { FeaturePorts } from '../shared/feature-ports.ts'

/**
 * Signs in the recipient of a magic link on Vowkit's own site, unless a session exists. Returns true if the page is
 * about to reload. The page reloads once per code, and only if the session survives a reload. On a partner's page, the
 * link never signs in, because a public link would sign in every visitor.
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
  // Omit the hash, because navigating to a URL that differs only in its hash does not reload the page.
  navigation.go(pathname + search)
  return true
}
