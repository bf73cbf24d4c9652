import type { AccountSessionEntry } from '../contract/account-sessions/schema.ts'
import { accountSessionsWire } from '../contract/account-sessions/wire.ts'
import { unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'

type Ports = Pick<FeaturePorts, 'http' | 'session' | 'log'>

/** Lists the account's sessions, with the current session first. Throws an `SdkError` if the request fails. */
export async function listSessions(ports: Ports, signal?: AbortSignal): Promise<AccountSessionEntry[]> {
  return unwrapResult(await ports.http.call(accountSessionsWire.listSessions, { signal, logFailure: true }))
}

/** Ends one session of the account. Succeeds if the session has already ended. */
export async function endSession(ports: Ports, id: string): Promise<SaveResult> {
  const result = await ports.http.call(accountSessionsWire.endSession, { params: { id }, logFailure: true })
  return result.ok || result.status === 404 ? { ok: true } : result
}

/** Ends all sessions of the account except the current session. */
export async function endOtherSessions(ports: Ports): Promise<SaveResult> {
  const result = await ports.http.call(accountSessionsWire.endOtherSessions, { logFailure: true })
  return result.ok ? { ok: true } : result
}
