import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { CouplePartners } from './service.ts'

export function registerCouplePartnerRoutes(register: RegisterCall, partners: CouplePartners): void {
  register(calls.listPeople, ({ account }) => partners.list(account))
  register(calls.invitePartner, ({ account, body, intent }) => partners.invite(account, body.email, intent))
  register(calls.withdrawPartner, ({ account }) => partners.withdraw(account))
  register(calls.removePartner, ({ account, params }) => partners.remove(account, Number(params.id)))
  register(calls.readPartnerInvitation, ({ body, ip }) => partners.preview(body.token, ip))
  register(calls.acceptPartnerInvitation, ({ body, source }) => partners.accept(body.token, body.password, source))
}
