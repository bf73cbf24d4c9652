import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { TeamService } from './service.ts'

export function registerTeamRoutes(register: RegisterCall, team: TeamService): void {
  register(calls.getTeam, ({ caller }) => team.get(caller))
  register(calls.inviteMember, ({ caller, body }) => team.invite(caller, body))
  register(calls.withdrawInvitation, ({ caller, params }) => team.withdraw(caller, Number(params.id)))
  register(calls.changeMemberRole, ({ caller, params, body }) => team.changeRole(caller, Number(params.id), body.role))
  register(calls.removeMember, ({ caller, params }) => team.remove(caller, Number(params.id)))
  register(calls.readInvitation, ({ body, ip }) => team.preview(body.token, ip))
  register(calls.acceptInvitation, ({ body, ip }) => team.accept(body.token, ip))
}
