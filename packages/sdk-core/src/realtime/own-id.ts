import { coupleWire } from '../contract/couple/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** Resolves to the user id of the signed-in account, or `null` if it is unavailable. Never rejects. */
export type OwnId = (signal: AbortSignal) => Promise<string | null>

/** Creates a function that returns the session's user id. It fetches the id if the sign-in response had none. */
export function createOwnId({ session, http }: Pick<FeaturePorts, 'session' | 'http'>): OwnId {
  let cached: { token: string | null; id: string } | null = null

  return async (signal) => {
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
}
