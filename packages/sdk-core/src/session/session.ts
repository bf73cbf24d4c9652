import type { ReadableAtom } from 'nanostores'
import type { SessionScope } from '../contract/shared/call.ts'
import type { Id } from '../contract/shared/primitives.ts'

export type PlanType = 'free' | 'monthly'

export type SessionState = { status: 'signed-out' } | SignedIn

export interface SignedIn {
  status: 'signed-in'
  /** `null` if the sign-in response did not include it. */
  userId: string | null
  username: string | null
  email: string | null
  planType: PlanType
  /** What the session may do. Default `full`. */
  scope: SessionScope
  /** False when storage is blocked: the session ends when the page unloads. Show a note to the visitor. */
  isPersistent: boolean
}

/** The result of a sign-in. */
export interface Grant {
  token: string
  userId?: Id
  username?: string
  email?: string
  /** Default `full`. */
  scope?: SessionScope
}

/**
 * Whether the visitor must confirm their identity, because the session's scope does not allow what they want to do.
 * `asked`: show the dialog. `declined`: the visitor closed it; offer it again, but do not open it automatically.
 */
export type Confirmation = 'idle' | 'asked' | 'declined'

/** A session from the page's URL that the visitor must accept or decline (site mode). */
export interface OfferedSession {
  /** The account that the session claims to belong to, if known. */
  email: string | null
}

/** The session, stored under the documented storage keys and synchronized across tabs. */
export interface Session {
  readonly $session: ReadableAtom<SessionState>
  readonly $offeredSession: ReadableAtom<OfferedSession | null>
  /** Returns to `idle` when the session changes, also from another tab. */
  readonly $confirmation: ReadableAtom<Confirmation>
  /** Reads the token from storage. `null` when signed out. */
  token(): string | null
  /** `remember: false` limits the session to this tab. `isTracked: false` does not report it to analytics. */
  signIn(grant: Grant, options?: { remember?: boolean; isTracked?: boolean }): void
  /** Replaces the token of the same account, in the same storage area. Default scope: unchanged. */
  renew(token: string, scope?: SessionScope): void
  /** Asks the visitor to confirm their identity. */
  askConfirmation(): void
  declineConfirmation(): void
  /** Revokes the token (waits 2 s at most), then clears the session and all drafts even if revoking failed. */
  signOut(): Promise<void>
  /** Stores the account's plan. */
  setPlan(planType: PlanType): void
  /** Call before the page leaves to sign in elsewhere. The session in the URL on return is then accepted without a question. */
  expectSession(): void
  /** Offers an unexpected session to the visitor, or discards it if the client does not offer sessions. */
  offer(grant: Grant): void
  acceptOfferedSession(): void
  declineOfferedSession(): void
}
