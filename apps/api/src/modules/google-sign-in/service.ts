import { randomBytes } from 'node:crypto'
import { Email, type GoogleFailure, type GoogleMessage } from '@vowkit/sdk-core/contract'
import { and, eq, lte } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { googleStarts } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest, type Secrets } from '../../platform/secrets.ts'
import { OpenIdError, type OpenIdProvider, type Way } from '../../providers/openid/openid.ts'
import type { AuthService } from '../auth/service.ts'
import type { HandoffService } from '../handoff/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { googleRules } from './rules.ts'

/** Where somebody is who goes through Google. */
export interface Place {
  /** The page they come back to. */
  returnTo: string
  /** The origin of the page that opened a window for it; null in their own tab. */
  opener: string | null
}

/** How somebody comes back: where to, and with a handoff's code or the reason why not. */
export interface GoogleReturn extends Place {
  message: GoogleMessage
}

/** Signing in with Google. `browser` is what only the browser knows in which it began. */
export interface GoogleSignIn {
  /** Google's address to send the browser to, or the way back when Google does not answer. */
  start(place: Place, browser: string, ip: string): Promise<URL | GoogleReturn>
  /** What comes of the query that Google sent the browser back with; `home` is where those go who are not known. */
  finish(query: URLSearchParams, browser: string | null, home: Place): Promise<GoogleReturn>
  /** Forgets ways that were not ended. */
  sweep(): Promise<void>
}

export interface GoogleSignInDeps {
  db: Database
  clock: Clock
  secrets: Secrets
  log: FastifyBaseLogger
  rateLimits: RateLimits
  auth: Pick<AuthService, 'claimMailbox' | 'isSiteOrigin' | 'notifySessionsRevoked'>
  handoffs: Pick<HandoffService, 'issue'>
  provider: OpenIdProvider
}

export function createGoogleSignIn(deps: GoogleSignInDeps): GoogleSignIn {
  const { db, clock, secrets, log, rateLimits, auth, handoffs, provider } = deps
  const oldest = () => new Date(clock.now().getTime() - googleRules.googleLifeMs)

  /** All of a way comes out of its state, which the browser carries; nothing of it needs to be stored. */
  function toWay(state: string): Way {
    return { state, nonce: secrets.sign(`google-nonce:${state}`), verifier: secrets.sign(`google-verifier:${state}`) }
  }

  /** The way of this state, begun in this browser, which thereby ends. */
  async function take(state: string, browser: string) {
    const isThis = and(eq(googleStarts.stateHash, digest(state)), eq(googleStarts.browserHash, digest(browser)))
    const [way] = await db.delete(googleStarts).where(isThis).returning()
    return way ?? null
  }

  function fail(error: unknown): GoogleMessage {
    if (!(error instanceof OpenIdError)) throw error
    // Who does not want to needs nobody's attention.
    const level = error.code === 'cancelled' ? 'info' : 'warn'
    log[level]({ reason: error.code, detail: error.message }, 'nobody came back from Google')
    const reason: GoogleFailure = `google_${error.code}`
    return { error: reason }
  }

  async function signIn(query: URLSearchParams, state: string, opener: string | null): Promise<GoogleMessage> {
    try {
      const { email, isVerified } = await provider.finish(query, toWay(state))
      if (!isVerified || !Email.safeParse(email).success) return { error: 'google_unverified' }
      const { id, code } = await db.transaction(async (tx) => {
        const account = await auth.claimMailbox(tx, email)
        // In their own tab they return to a page of ours.
        const scope = opener === null || auth.isSiteOrigin(opener) ? 'full' : 'embed'
        const handoff = await handoffs.issue(tx, account.id, scope)
        return { id: account.id, code: handoff.code }
      })
      auth.notifySessionsRevoked(id)
      return { code }
    } catch (error) {
      return fail(error)
    }
  }

  return {
    async start(place, browser, ip) {
      await rateLimits.spend(db, `google-starts-from:${toAddressBucket(ip)}`, googleRules.googleStartsPerAddress)
      const state = randomBytes(32).toString('base64url')
      try {
        const url = await provider.startUrl(toWay(state))
        const hashes = { stateHash: digest(state), browserHash: digest(browser) }
        await db.insert(googleStarts).values({ ...place, ...hashes, createdAt: clock.now() })
        return url
      } catch (error) {
        return { ...place, message: fail(error) }
      }
    },

    async finish(query, browser, home) {
      const state = query.get('state') ?? ''
      const way = browser && (await take(state, browser))
      if (!way) return { ...home, message: { error: 'google_expired' } }
      const place = { returnTo: way.returnTo, opener: way.opener }
      if (way.createdAt <= oldest()) return { ...place, message: { error: 'google_expired' } }
      return { ...place, message: await signIn(query, state, place.opener) }
    },

    async sweep() {
      // Those that have just run out still know where somebody belongs who comes back late.
      await db
        .delete(googleStarts)
        .where(lte(googleStarts.createdAt, new Date(oldest().getTime() - googleRules.googleLifeMs)))
    },
  }
}
