import { coupleWire } from '../contract/couple/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Resolves to the user id that takes part in conversations, or `null` if it is unavailable. Never rejects. */
export interface OwnId {
  (signal: AbortSignal): Promise<string | null>
  /** Replaces the user id of the account by another one, such as that of the vendor for which the account works. */
  actAs(find: (signal: AbortSignal) => Promise<string | null>): void
}

/** Creates a function that returns the session's user id. It fetches the id if the sign-in response had none. */
export function createOwnId({ session, http }: Pick<FeaturePorts, 'session' | 'http'>): OwnId {
  let cached: { token: string | null; id: string } | null = null
  let findActing: ((signal: AbortSignal) => Promise<string | null>) | undefined

  async function ownId(signal: AbortSignal): Promise<string | null> {
    if (findActing) return findActing(signal)
    const state = session.$session.get()
    if (state.status === 'signed-out') return null
    if (state.userId) return state.userId
    const token = session.token()
    if (cached?.token === token) return cached.id
    const result = await http.call(coupleWire.getDashboard, { signal })
    const id = result.ok ? result.data.user.id : undefined
    if (id === undefined) return null
    cached = { token, id: String(id) }
    return cached.id
  }

  return Object.assign(ownId, {
    actAs(find: (signal: AbortSignal) => Promise<string | null>) {
      findActing = find
    },
  })
}
