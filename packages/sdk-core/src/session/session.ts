import type { ReadableAtom } from 'nanostores'
import type { SessionScope } from '../contract/shared/call.ts'
import type { Id } from '../contract/shared/primitives.ts'

export type PlanType = 'free' | 'monthly'

export type SessionState = { status: 'signed-out' } | SignedIn

export interface SignedIn {
  status: 'signed-in'
  /** `null` when the sign-in that made this session did not say. */
  userId: string | null
  username: string | null
  email: string | null
  planType: PlanType
  /** What the session may do; `full` where the backend does not say. */
  scope: SessionScope
  /** False when storage is blocked: the session ends with the page, and the person should be told. */
  isKept: boolean
}

/** What a sign-in brings. */
export interface Grant {
  token: string
  userId?: Id
  username?: string
  email?: string
  /** Default `full`. */
  scope?: SessionScope
}

/**
 * Whether the person must confirm who they are, because the session's scope is too narrow for what they want to do.
 * `asked`: show the question. `declined`: they closed it; offer it again, but do not open it by itself.
 */
export type Confirmation = 'idle' | 'asked' | 'declined'

/** A session that came with the address of the page, waiting for the person's word (site mode). */
export interface Arrival {
  /** Whose it claims to be; `null` when nothing says so. */
  email: string | null
}

/** Who is signed in, kept under the documented storage keys and followed across tabs. */
export interface Session {
  readonly $session: ReadableAtom<SessionState>
  readonly $arrival: ReadableAtom<Arrival | null>
  /** Goes back to `idle` when another session begins, also in another tab. */
  readonly $confirmation: ReadableAtom<Confirmation>
  /** The stored token, read afresh; `null` when signed out. */
  token(): string | null
  /** `remember: false` keeps the session for this tab only; `isTracked: false` tells analytics nothing of it. */
  signIn(grant: Grant, options?: { remember?: boolean; isTracked?: boolean }): void
  /** Goes on with another token of the same person, kept where the last one was. Keeps the scope unless one is given. */
  renew(token: string, scope?: SessionScope): void
  /** Asks the person to confirm who they are. */
  askConfirmation(): void
  declineConfirmation(): void
  /** Tells the backend (for 2 s at most), then forgets the session and all drafts, whatever it answered. */
  signOut(): Promise<void>
  /** Stores the plan the backend told of. */
  setPlan(planType: PlanType): void
  /** Notes that this tab leaves to sign in elsewhere, so that the token it comes back with is expected. */
  expectArrival(): void
  /** Asks the person about a session that nobody expected, or drops it where nobody is to be asked. */
  offer(grant: Grant): void
  acceptArrival(): void
  declineArrival(): void
}
