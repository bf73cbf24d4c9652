import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { Reach } from '../shared/confirm/use-reach.ts'

/**
 * Who may see a screen.
 * - `session`: signed-in visitors, including those of a magic link. Others are redirected to the login and back.
 * - `full-session`: visitors whose session has the scope `full`. A session from an element is confirmed first. Others
 *   are redirected to the login and back.
 * - `sign-up-step`: like `full-session`, but others are redirected to the first sign-up step.
 * - `new-couple`: visitors who were signed out when the page opened, and couples who signed up in this tab. Others are
 *   redirected to the second step.
 * - `redirect`: no visitors. The path is an alias of another screen.
 */
export type Guard = 'session' | 'full-session' | 'sign-up-step' | 'new-couple' | { redirect: string }

export interface Visitor {
  reach: Reach
  /** Whether the visitor was signed in when this URL opened. The sign-up screen itself starts a session. */
  cameSignedIn: boolean
  /** Whether the visitor's account was created in this tab and has steps left. */
  isSigningUp: boolean
}

/** Whether a screen needs a session of the scope `full`. */
export function needsFullSession(guard: Guard | undefined): boolean {
  return guard === 'full-session' || guard === 'sign-up-step'
}

/**
 * Returns the path that a visitor is redirected to, or null if they may see the screen. `asked` is the requested path
 * with its query and its hash, to return to after the sign-in.
 */
export function guardFor(guard: Guard | undefined, asked: string, visitor: Visitor): string | null {
  const { reach, cameSignedIn, isSigningUp } = visitor
  if (guard === undefined) return null
  if (typeof guard === 'object') return guard.redirect
  if (guard === 'new-couple') return cameSignedIn && !isSigningUp ? SITE_PATHS.onboarding_basic_info : null
  if (reach !== 'none' && (reach !== 'link' || !needsFullSession(guard))) return null
  if (guard === 'sign-up-step') return SITE_PATHS.onboarding
  return `${SITE_PATHS.login}?next_url=${encodeURIComponent(asked)}`
}
