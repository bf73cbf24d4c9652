import type { NarrowScope, SessionScope } from '../contract/shared/call.ts'
import { isRecord } from '../contract/shared/envelope.ts'
import { FREE_CREDITS } from '../contract/shared/limits.ts'
import { readOneOf } from '../contract/shared/read.ts'
import { fromJson, toJson } from '../platform/json.ts'
import type { Keep } from '../platform/keep.ts'
import type { Grant, PlanType } from './session.ts'

/**
 * Names that the keys of a draft, of a shown vision, of edits, of forms half filled in (the site's `typed:`) and of messages not
 * sent yet, and of what the assistant was asked, begin with; signing out forgets them with the session.
 */
export const DRAFT_KEYS = [
  'pendingDream',
  'submittingDream',
  'editDream',
  'openedVision',
  'visionEdit:',
  'creditsBefore',
  'creditsSeen',
  'typed:',
  'chatDraft:',
  'chatOutbox:',
  'assistant',
]
/** The documented key of the vendor whose code was scanned before signing in. */
export const SCAN = 'qr_code_scan'
const SESSION_KEYS = ['user_id', 'userId', 'username', 'user', 'visionLimit', SCAN]

const NARROW_SCOPES: readonly NarrowScope[] = ['embed', 'link']

/** The person as the documented key `user` keeps them. */
export interface StoredUser {
  email: string | null
  planType: PlanType
  visionsUsed: number
  visionLimit: number
  scope: SessionScope
}

/** The documented storage keys of a session. */
export type Vault = ReturnType<typeof createVault>

/** Opens the session's keys. They are looked for in both areas: `tab` holds a session that is not to be remembered. */
export function createVault(local: Keep, tab: Keep) {
  const read = (key: string) => local.get(key) ?? tab.get(key)
  /** Where the session is. */
  const keep = () => (local.get('token') === null ? tab : local)

  function patchUser(change: object): void {
    const user = fromJson(read('user'))
    keep().set('user', toJson({ ...(isRecord(user) ? user : {}), ...change }))
  }

  function forget(): void {
    for (const keep of [local, tab]) {
      for (const key of SESSION_KEYS) keep.remove(key)
      keep.removeAll(DRAFT_KEYS)
      // Last, so that another tab that hears of it finds everything else gone already.
      keep.remove('token')
    }
  }

  return {
    /** Words that other code once stored for "nothing" are nothing. */
    token(): string | null {
      const token = read('token')
      return token && token !== 'null' && token !== 'undefined' ? token : null
    },
    userId: () => read('user_id'),
    username: () => read('username'),

    user(): StoredUser | null {
      const user = fromJson(read('user'))
      if (!isRecord(user)) return null
      return {
        email: typeof user.email === 'string' ? user.email : null,
        planType: user.planType === 'monthly' ? 'monthly' : 'free',
        visionsUsed: Number(user.visionsUsed ?? 1),
        visionLimit: Number(user.visionLimit ?? FREE_CREDITS),
        scope: readOneOf(user.scope, NARROW_SCOPES) ?? 'full',
      }
    },

    /** Stores a session, the token last; false when it will not outlive the page. */
    store({ token, userId, username, email, scope }: Grant, area: 'local' | 'tab'): boolean {
      const [keep, other] = area === 'local' ? [local, tab] : [tab, local]
      for (const key of ['token', ...SESSION_KEYS]) other.remove(key)
      const user = { email, planType: 'free', visionsUsed: 1, visionLimit: FREE_CREDITS, scope: toStoredScope(scope) }
      put(keep, 'user', toJson(user))
      put(keep, 'user_id', userId?.toString())
      put(keep, 'username', username)
      put(keep, 'visionLimit', String(FREE_CREDITS))
      return keep.set('token', token) === 'kept'
    },

    replaceToken: (token: string) => void keep().set('token', token),
    storePlan: (planType: PlanType) => patchUser({ planType }),
    storeScope: (scope: SessionScope) => patchUser({ scope: toStoredScope(scope) }),

    /** Forgets a dead token. What belongs to its person stays for when they sign in again. */
    dropToken(): void {
      for (const keep of [local, tab]) keep.remove('token')
    },

    /** Forgets the person: the session and all drafts. */
    forget,
  }
}

function put(keep: Keep, key: string, value: string | undefined): void {
  if (value === undefined) keep.remove(key)
  else keep.set(key, value)
}

/** Only a narrow scope is stored: a whole session keeps the documented fields and no others. */
function toStoredScope(scope: SessionScope = 'full'): NarrowScope | undefined {
  return scope === 'full' ? undefined : scope
}
