import { confirmationWire } from '../contract/confirmation/wire.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createDashboard } from './create-dashboard.ts'
import { type CommonCode, type Failure, toFailure } from './failure.ts'

export type SendConfirmationResult = { ok: true } | Failure<CommonCode | 'failed'>

/**
 * `link_invalid`: the link is unknown, expired, or belongs to a different account. `signed_out`: the account must be
 * signed in.
 */
export type ConfirmEmailResult = { ok: true } | Failure<CommonCode | 'link_invalid' | 'signed_out' | 'failed'>

/** Sends the confirmation link for the account's email address again. */
export async function sendConfirmation({ http }: Pick<FeaturePorts, 'http'>): Promise<SendConfirmationResult> {
  const result = await http.call(confirmationWire.sendConfirmation, { body: {} })
  return result.ok ? { ok: true } : toFailure(result.error, 'failed')
}

/** Confirms the account's email address with the token of a confirmation link. */
export async function confirmEmail(ports: FeaturePorts, token: string): Promise<ConfirmEmailResult> {
  const result = await ports.http.call(confirmationWire.confirmEmail, { body: { token } })
  if (result.ok) {
    void ports.once(createDashboard).refresh()
    return { ok: true }
  }
  const { status } = result
  return toFailure(result.error, status === 400 ? 'link_invalid' : status === 401 ? 'signed_out' : 'failed')
}
