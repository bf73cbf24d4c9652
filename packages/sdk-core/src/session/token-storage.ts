import type { NarrowScope, SessionScope } from '../contract/shared/call.ts'
import { isRecord } from '../contract/shared/envelope.ts'
import { FREE_CREDITS } from '../contract/shared/limits.ts'
import { readOneOf } from '../contract/shared/read.ts'
import { fromJson, toJson } from '../platform/json.ts'
import type { SafeStorage } from '../platform/safe-storage.ts'
import type { Grant, PlanType } from './session.ts'

/**
 * Prefixes of the storage keys for unfinished work, which a sign-out removes: vision drafts and edits, the opened
 * and the last changed vision, form values (`typed:`), chat drafts, unsent messages, waiting scans and assistant
 * conversations.
 */
export const DRAFT_KEYS = [
  'pendingDream',
  'submittingDream',
  'editDream',
  'openedVision',
  'changedVision',
  'visionEdit:',
  'creditsBefore',
  'creditsSeen',
  'typed:',
  'chatDraft:',
  'chatOutbox:',
  'scanToSend:',
  'assistant',
]
/** The documented key of the vendor whose QR code was scanned before the sign-in. */
export const SCAN = 'qr_code_scan'
const SESSION_KEYS = ['user_id', 'userId', 'username', 'user', 'visionLimit', SCAN]

const NARROW_SCOPES: readonly NarrowScope[] = ['embed', 'link']

/** The account in the documented storage key `user`. */
export interface StoredUser {
  email: string | null
  planType: PlanType
  visionsUsed: number
  visionLimit: number
  scope: SessionScope
}

/** Access to the session's token and account, under the documented storage keys. */
export type TokenStorage = ReturnType<typeof createTokenStorage>

/**
 * Creates access to the stored session. `local` stores sessions that last, and `tab` stores sessions that end when the
 * tab closes.
 */
export function createTokenStorage(local: SafeStorage, tab: SafeStorage) {
  const read = (key: string) => local.get(key) ?? tab.get(key)
  /** Returns the area in which the session is stored. */
  const sessionArea = () => (local.get('token') === null ? tab : local)

  function patchUser(change: object): void {
    const user = fromJson(read('user'))
    sessionArea().set('user', toJson({ ...(isRecord(user) ? user : {}), ...change }))
  }

  function clear(): void {
    for (const area of [local, tab]) {
      for (const key of SESSION_KEYS) area.remove(key)
      area.removeAll(DRAFT_KEYS)
      // Remove the token last. Other tabs listen for changes of this key and expect all other keys to be removed.
      area.remove('token')
    }
  }

  return {
    /** Returns the token. Ignores the strings "null" and "undefined", which older code may have stored. */
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

    /** Stores a session and writes the token last. Returns false if the session will be lost when the page unloads. */
    store({ token, userId, username, email, scope }: Grant, areaName: 'local' | 'tab'): boolean {
      const [area, other] = areaName === 'local' ? [local, tab] : [tab, local]
      for (const key of ['token', ...SESSION_KEYS]) other.remove(key)
      const user = { email, planType: 'free', visionsUsed: 1, visionLimit: FREE_CREDITS, scope: toStoredScope(scope) }
      put(area, 'user', toJson(user))
      put(area, 'user_id', userId?.toString())
      put(area, 'username', username)
      put(area, 'visionLimit', String(FREE_CREDITS))
      return area.set('token', token) === 'stored'
    },

    replaceToken: (token: string) => void sessionArea().set('token', token),
    storePlan: (planType: PlanType) => patchUser({ planType }),
    storeScope: (scope: SessionScope) => patchUser({ scope: toStoredScope(scope) }),

    /** Removes an expired token. Keeps the drafts for the account's next sign-in. */
    dropToken(): void {
      for (const area of [local, tab]) area.remove('token')
    },

    /** Removes the session, the account and all drafts. */
    clear,
  }
}

function put(area: SafeStorage, key: string, value: string | undefined): void {
  if (value === undefined) area.remove(key)
  else area.set(key, value)
}

/** Returns undefined for the full scope, because a full session uses only the documented fields. */
function toStoredScope(scope: SessionScope = 'full'): NarrowScope | undefined {
  return scope === 'full' ? undefined : scope
}
