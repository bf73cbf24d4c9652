import type { AccountSessionEntry } from '../contract/account-sessions/schema.ts'
import { accountSessionsWire } from '../contract/account-sessions/wire.ts'
import { answerOf } from '../http/answer-of.ts'
import type { FeaturePorts } from '../session/feature-ports.ts'
import { type SaveResult, send } from '../session/send.ts'

type Ports = Pick<FeaturePorts, 'http' | 'session' | 'log'>

/** Where the account is signed in, this session first. Throws an `SdkError`. */
export async function listSessions(ports: Ports, signal?: AbortSignal): Promise<AccountSessionEntry[]> {
  return answerOf(await send(ports, accountSessionsWire.listSessions, () => ({ signal })))
}

/** Ends one session of the account. A session that has ended already counts as ended. */
export async function endSession(ports: Ports, id: string): Promise<SaveResult> {
  const result = await send(ports, accountSessionsWire.endSession, () => ({ params: { id } }))
  return result.ok || result.status === 404 ? { ok: true } : result
}

/** Ends every session of the account but this one. */
export async function endOtherSessions(ports: Ports): Promise<SaveResult> {
  const result = await send(ports, accountSessionsWire.endOtherSessions, () => ({}))
  return result.ok ? { ok: true } : result
}
