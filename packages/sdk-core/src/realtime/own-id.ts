import { coupleWire } from '../contract/couple/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'

/** The id of the person signed in; `null` when it cannot be found out now. Never rejects. */
export type OwnId = (signal: AbortSignal) => Promise<string | null>

/** Finds out who is signed in: the session knows, unless it came from a sign-in that did not say. */
export function createOwnId({ session, http }: Pick<FeaturePorts, 'session' | 'http'>): OwnId {
  let known: { token: string | null; id: string } | null = null

  return async (signal) => {
    const state = session.$session.get()
    if (state.status === 'signed-out') return null
    if (state.userId) return state.userId
    const token = session.token()
    if (known?.token === token) return known.id
    const result = await http.call(coupleWire.getDashboard, { signal })
    const id = result.ok ? result.data.user.id : undefined
    if (id === undefined) return null
    known = { token, id: String(id) }
    return known.id
  }
}
