import { createBackend } from './backend.ts'
import type { Area, Check } from './check.ts'
import { CHECKS } from './checks/checks.ts'
import { docsLink } from './docs-link.ts'
import { createSend, Unreachable } from './http/request.ts'
import { Failure, Skip } from './outcomes.ts'
import { readApiHost } from './read-api-host.ts'
import { createSecrets, type Secrets } from './secrets.ts'
import { type Credentials, signIn, signInEmbedded } from './sign-in.ts'

/** What to check. */
export interface CheckOptions extends Credentials {
  /** The areas to check. Default: all. */
  only?: readonly Area[] | undefined
  /** The token of a different account, which must not see the data of the first one. */
  otherToken?: string | undefined
  /** The id of a vendor that may receive messages. Without it, the checks of the area `chat` are skipped. */
  vendor?: string | undefined
  /** Called after each check. */
  onResult?: (result: CheckResult) => void
}

/** The result of a check. */
export interface CheckResult {
  area: Area
  /** The requirement as a sentence about the backend. */
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** Why the check failed or was skipped. Absent if it passed. */
  reason?: string
  /** Deviations that clients accept. */
  notes: string[]
  /** The URL of the section that states the requirement. */
  docs: string
}

/**
 * Checks a backend over HTTP and by its socket. Resolves to the results in order. Rejects with an {@link Unreachable}
 * error if the backend does not respond at all, with a {@link Failure} if the sign-in fails, and with a `TypeError` if
 * `apiHost` is not a URL or contains a user, password, query or fragment.
 *
 * The checks of the areas `favourites` and `visions` change data of the account: they save and remove a vendor, and
 * create and delete visions, which costs credits.
 */
export async function runChecks(apiHost: string, options: CheckOptions = {}): Promise<CheckResult[]> {
  const { only, otherToken, vendor, onResult } = options
  const host = readApiHost(apiHost)
  const secrets = createSecrets(options.token, otherToken, options.password)
  const send = createSend(host, secrets)
  await send('/config/')
  const session = await signIn(send, options, secrets)
  let notes: string[] = []
  const backend = createBackend({
    apiHost: host,
    send,
    session,
    otherSession: otherToken ? { token: otherToken, userId: undefined } : undefined,
    testVendor: vendor,
    signInEmbedded: () => signInEmbedded(send, options, secrets),
    note: (text) => notes.push(secrets.hide(text)),
  })
  const results: CheckResult[] = []
  for (const check of CHECKS) {
    if (only && !only.includes(check.area)) continue
    notes = []
    const outcome = await outcomeOf(() => check.run(backend), secrets)
    const result = { ...describe(check), ...outcome, notes }
    results.push(result)
    onResult?.(result)
  }
  return results
}

function describe({ area, title, docs }: Check) {
  return { area, title, docs: docsLink(docs) }
}

async function outcomeOf(run: () => Promise<void>, { hide }: Secrets): Promise<Pick<CheckResult, 'status' | 'reason'>> {
  try {
    await run()
    return { status: 'passed' }
  } catch (error) {
    if (error instanceof Skip) return { status: 'skipped', reason: hide(error.message) }
    if (error instanceof Failure) return { status: 'failed', reason: hide(error.message) }
    return { status: 'failed', reason: hide(`An unexpected error stopped the check: ${messageOf(error)}`) }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export { Failure, Unreachable }
