import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import type { Reach } from '../shared/confirm/use-reach.ts'

/**
 * Who may see a screen.
 * - `session`: anyone signed in, also by a magic link. Others go to the login and come back.
 * - `full-session`: shows only what a session of the scope `full` may read. Others go to the login and come back.
 * - `sign-up-step`: as `full-session`, but others go to the first step of signing up.
 * - `new-couple`: nobody who was signed in when the address opened. They go to the second step.
 * - `redirect`: nobody. The address is another name of a screen.
 */
export type Guard = 'session' | 'full-session' | 'sign-up-step' | 'new-couple' | { redirect: string }

export interface Visitor {
  reach: Reach
  /** Whether they were signed in when this address opened. Signing up begins a session on its own screen. */
  cameSignedIn: boolean
}

/** Whether a screen needs a session of the scope `full`. */
export function needsFullSession(guard: Guard | undefined): boolean {
  return guard === 'full-session' || guard === 'sign-up-step'
}

/**
 * The path that a visitor is sent to instead of the screen they asked for; null when they may see it. `asked` is the
 * path and the query of the address, to come back to.
 */
export function guardFor(guard: Guard | undefined, asked: string, { reach, cameSignedIn }: Visitor): string | null {
  if (guard === undefined) return null
  if (typeof guard === 'object') return guard.redirect
  if (guard === 'new-couple') return cameSignedIn ? SITE_PATHS.onboarding_basic_info : null
  if (reach !== 'none' && (reach !== 'link' || !needsFullSession(guard))) return null
  if (guard === 'sign-up-step') return SITE_PATHS.onboarding
  return `${SITE_PATHS.login}?next_url=${encodeURIComponent(asked)}`
}
