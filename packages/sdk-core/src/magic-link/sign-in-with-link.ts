import type { FeaturePorts } from '../session/feature-ports.ts'

/**
 * Signs in the person of a magic link, unless somebody is signed in; says whether the page is about to be loaded anew
 * as theirs. That happens once for a code, only on our own site, and only if the session will be there afterwards.
 */
export function signInWithLink(
  { session, mode, tab, navigation }: Pick<FeaturePorts, 'session' | 'mode' | 'tab' | 'navigation'>,
  { code, token }: { code: string; token: string },
): boolean {
  if (session.token() !== null) return false
  session.signIn({ token })
  const state = session.$session.get()
  const isKept = state.status === 'signed-in' && state.isKept
  const mark = `magicLink:${code}`
  if (mode !== 'site' || !isKept || tab.get(mark) !== null || tab.set(mark, '1') !== 'kept') return false
  const { pathname, search } = new URL(navigation.address())
  // Without the hash: with it, the browser would only scroll.
  navigation.go(pathname + search)
  return true
}
