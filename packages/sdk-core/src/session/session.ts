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
  /** The scope of the session. Default `full`. */
  scope: SessionScope
  /** False if storage is blocked, so that the session ends when the page unloads. Show a note to the visitor. */
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
 * Whether the visitor must confirm their identity, because the session's scope does not allow a call. `asked`: show the
 * dialog. `declined`: the visitor closed the dialog. Offer it again, but do not open it automatically.
 */
export type Confirmation = 'idle' | 'asked' | 'declined'

/** A session from the page's URL that the visitor must accept or decline (site mode). */
export interface OfferedSession {
  /** The e-mail address of the session's account, according to the URL. `null` if unknown. */
  email: string | null
}

/** The session, stored under the documented storage keys and synchronized across tabs. */
export interface Session {
  readonly $session: ReadableAtom<SessionState>
  readonly $offeredSession: ReadableAtom<OfferedSession | null>
  /** Returns to `idle` when the session changes in this tab or another one. */
  readonly $confirmation: ReadableAtom<Confirmation>
  /** Returns the stored token. `null` when signed out. */
  token(): string | null
  /** `remember: false` ends the session when this tab closes. `isTracked: false` does not track the sign-in. */
  signIn(grant: Grant, options?: { remember?: boolean; isTracked?: boolean }): void
  /** Replaces the token of the account, in the same storage area. Without `scope`, the scope is unchanged. */
  renew(token: string, scope?: SessionScope): void
  /** Sets `$confirmation` to `asked`, so that the interface asks the visitor to confirm their identity. */
  askConfirmation(): void
  declineConfirmation(): void
  /** Revokes the token (waits at most 2 s), then clears the session and all drafts, even if revoking failed. */
  signOut(): Promise<void>
  /** Stores the account's plan. */
  setPlan(planType: PlanType): void
  /** Call this before the page navigates away to sign in. The session that the URL then contains is accepted. */
  expectSession(): void
  /** Lets the visitor accept or decline an unexpected session. Discards it if the client does not offer sessions. */
  offer(grant: Grant): void
  acceptOfferedSession(): void
  declineOfferedSession(): void
}
