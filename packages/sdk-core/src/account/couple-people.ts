import type { CouplePeople, PartnerInvitationPreview } from '../contract/couple-partner/schema.ts'
import { couplePartnerWire } from '../contract/couple-partner/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { type CallResult, unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveFailure, SaveResult } from '../shared/save-result.ts'
import { createDashboard } from './create-dashboard.ts'
import { startSession } from './start-session.ts'

type Ports = Pick<FeaturePorts, 'http'>

/** The result of a change of the people of a couple, with the changed people. */
export type PeopleResult = { ok: true; people: CouplePeople } | SaveFailure

/** Fetches the people who plan the wedding. Throws an `SdkError` if the request fails. */
export async function listPeople({ http }: Ports, signal?: AbortSignal): Promise<CouplePeople> {
  return unwrapResult(await http.call(couplePartnerWire.listPeople, { signal, logFailure: true }))
}

/** Emails the partner an invitation, which replaces the pending one. `key` identifies the intent of a repeated request. */
export async function invitePartner({ http }: Ports, email: string, key?: string): Promise<PeopleResult> {
  const sending = { body: { email: email.trim() }, idempotencyKey: key, logFailure: true }
  return toResult(await http.call(couplePartnerWire.invitePartner, sending))
}

/** Deletes the pending invitation. */
export async function withdrawPartner({ http }: Ports): Promise<PeopleResult> {
  return toResult(await http.call(couplePartnerWire.withdrawPartner, { logFailure: true }))
}

/** Ends the partner's access. Partners who remove themselves leave the couple and are signed out. */
export async function removePartner(ports: FeaturePorts, id: Id): Promise<SaveResult> {
  const result = await ports.http.call(couplePartnerWire.removePartner, {
    params: { id: String(id) },
    logFailure: true,
  })
  if (!result.ok) return result
  void ports.once(createDashboard).refresh()
  return { ok: true }
}

/** Returns who invites. Throws an `SdkError` with the code `invalid_link` if the link is not valid. */
export async function readPartnerInvitation(
  { http }: Ports,
  token: string,
  signal?: AbortSignal,
): Promise<PartnerInvitationPreview> {
  return unwrapResult(await http.call(couplePartnerWire.readPartnerInvitation, { body: { token }, signal }))
}

/** `isSignedIn`: a session of the invited account has started. Otherwise its owner signs in with their password. */
export type JoinResult = { ok: true; isSignedIn: boolean } | SaveFailure

/** Joins the couple that invites. Signs in if the invited address had no password. */
export async function acceptPartnerInvitation(
  ports: FeaturePorts,
  { token, password }: { token: string; password?: string | undefined },
): Promise<JoinResult> {
  const result = await ports.http.call(couplePartnerWire.acceptPartnerInvitation, {
    body: { token, password },
    logFailure: true,
  })
  if (!result.ok) return result
  const { session } = result.data
  // Skips tracking, because analytics records the URL of the page, which contained the token.
  if (session) startSession(ports, session, { isTracked: false })
  return { ok: true, isSignedIn: session !== undefined }
}

function toResult(result: CallResult<CouplePeople>): PeopleResult {
  return result.ok ? { ok: true, people: result.data } : result
}
