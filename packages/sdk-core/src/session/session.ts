import type { ReadableAtom } from 'nanostores'
import type { SessionScope } from '../contract/shared/call.ts'
import type { Id } from '../contract/shared/primitives.ts'

export type PlanType = 'free' | 'monthly'

export type SessionState = { status: 'signed-out' } | SignedIn

export interface SignedIn {
  status: 'signed-in'
  /** The user id. `null` if the sign-in response did not include it. */
  userId: string | null
  username: string | null
  email: string | null
  planType: PlanType
  /** The scope of the session. Default: `full`. */
  scope: SessionScope
  /** False if storage is blocked. The session then ends when the page unloads, so show a note to the visitor. */
  isPersistent: boolean
}

/** The data of a new session. */
export interface Grant {
  token: string
  userId?: Id
  username?: string
  email?: string
  /** The scope of the session. Default: `full`. */
  scope?: SessionScope
}

/**
 * Whether the visitor must confirm their identity because the session's scope does not allow a call. `asked`: show the
 * dialog. `declined`: the visitor closed the dialog, so offer it without opening it automatically.
 */
export type Confirmation = 'idle' | 'asked' | 'declined'

/** A session from the page's URL that the visitor must accept or decline. Site mode only. */
export interface OfferedSession {
  /** The email address of the session's account, as the URL states it. `null` if unknown. */
  email: string | null
}

/** The session, stored under the documented storage keys and synchronized across tabs. */
export interface Session {
  readonly $session: ReadableAtom<SessionState>
  readonly $offeredSession: ReadableAtom<OfferedSession | null>
  /** The state of the confirmation. It returns to `idle` when the session changes in any tab. */
  readonly $confirmation: ReadableAtom<Confirmation>
  /** Returns the stored token. `null` when signed out. */
  token(): string | null
  /**
   * Signs in. With `remember: false`, the session ends when this tab closes. With `isTracked: false`, analytics does
   * not record the sign-in.
   */
  signIn(grant: Grant, options?: { remember?: boolean; isTracked?: boolean }): void
  /** Replaces the token of the account in the same storage area. If `scope` is omitted, the scope stays the same. */
  renew(token: string, scope?: SessionScope): void
  /** Sets `$confirmation` to `asked`, so that the interface asks the visitor to confirm their identity. */
  askConfirmation(): void
  declineConfirmation(): void
  /**
   * Revokes the token, then clears the session and all drafts, even if the revocation failed. Waits at most 2 s for the
   * backend.
   */
  signOut(): Promise<void>
  /** Stores the account's plan. */
  setPlan(planType: PlanType): void
  /**
   * Call this before the page navigates away to sign in. The client then accepts the session in the URL to which the
   * browser returns.
   */
  expectSession(): void
  /** Asks the visitor to accept or decline an unexpected session. Discards it if the client does not offer sessions. */
  offer(grant: Grant): void
  acceptOfferedSession(): void
  declineOfferedSession(): void
}
