import type { Id } from '../contract/shared/primitives.ts'
import type { InvitationPreview, Team, TeamRole } from '../contract/team/schema.ts'
import { teamWire } from '../contract/team/wire.ts'
import { type CallResult, unwrapResult } from '../http/call-result.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveFailure, SaveResult } from '../shared/save-result.ts'

type Ports = Pick<FeaturePorts, 'http'>

/** The result of a change of the team, with the changed team. */
export type TeamResult = { ok: true; team: Team } | SaveFailure

/** Fetches the team of the signed-in account. Throws an `SdkError` if the request fails. */
export async function getTeam({ http }: Ports, signal?: AbortSignal): Promise<Team> {
  return unwrapResult(await http.call(teamWire.getTeam, { signal, logFailure: true }))
}

/** Emails an invitation. An invitation to the same address replaces the previous one. Only owners can change a team. */
export async function inviteMember({ http }: Ports, body: { email: string; role: TeamRole }): Promise<TeamResult> {
  return toResult(await http.call(teamWire.inviteMember, { body, logFailure: true }))
}

/** Deletes a pending invitation. */
export async function withdrawInvitation({ http }: Ports, id: Id): Promise<TeamResult> {
  return toResult(await http.call(teamWire.withdrawInvitation, { params: { id: String(id) }, logFailure: true }))
}

/** Changes the role of a member. Fails with `last_owner` if the team would have no owner. */
export async function changeMemberRole({ http }: Ports, id: Id, role: TeamRole): Promise<TeamResult> {
  const sending = { params: { id: String(id) }, body: { role }, logFailure: true }
  return toResult(await http.call(teamWire.changeMemberRole, sending))
}

/** Removes a member. The signed-in account can remove itself. */
export async function removeMember({ http }: Ports, id: Id): Promise<SaveResult> {
  const result = await http.call(teamWire.removeMember, { params: { id: String(id) }, logFailure: true })
  return result.ok ? { ok: true } : result
}

/** Returns what an invitation link is for. Throws an `SdkError` with the code `invalid_link` if it is not valid. */
export async function readInvitation({ http }: Ports, token: string, signal?: AbortSignal): Promise<InvitationPreview> {
  return unwrapResult(await http.call(teamWire.readInvitation, { body: { token }, signal }))
}

/** Adds the account of the invited email address to the team. The account can then sign in. */
export async function acceptInvitation({ http }: Ports, token: string): Promise<SaveResult> {
  const result = await http.call(teamWire.acceptInvitation, { body: { token }, logFailure: true })
  return result.ok ? { ok: true } : result
}

function toResult(result: CallResult<Team>): TeamResult {
  return result.ok ? { ok: true, team: result.data } : result
}
