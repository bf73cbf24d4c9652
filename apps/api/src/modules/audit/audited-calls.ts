import { type Call, calls } from '@vowkit/sdk-core/contract'

/** The calls that are recorded, each with its event. */
const AUDITED: readonly (readonly [Call, string])[] = [
  [calls.loginVision, 'sign_in'],
  [calls.login, 'sign_in'],
  [calls.register, 'sign_in'],
  [calls.redeemHandoff, 'sign_in'],
  [calls.logout, 'sign_out'],
  [calls.endSession, 'session.end'],
  [calls.endOtherSessions, 'session.end'],
  [calls.setPassword, 'password.change'],
  [calls.resetPassword, 'password.reset'],
  [calls.confirmEmail, 'email.confirm'],
  [calls.exportAccount, 'account.export'],
  [calls.deleteAccount, 'account.delete'],
  [calls.restoreAccount, 'account.restore'],
  [calls.inviteMember, 'team.invite'],
  [calls.withdrawInvitation, 'team.withdraw'],
  [calls.acceptInvitation, 'team.join'],
  [calls.changeMemberRole, 'team.role'],
  [calls.removeMember, 'team.remove'],
  [calls.invitePartner, 'partner.invite'],
  [calls.withdrawPartner, 'partner.withdraw'],
  [calls.acceptPartnerInvitation, 'partner.join'],
  [calls.removePartner, 'partner.remove'],
  [calls.createWebhookEndpoint, 'webhook.create'],
  [calls.rotateWebhookSecret, 'webhook.rotate'],
  [calls.deleteWebhookEndpoint, 'webhook.delete'],
  [calls.setDeskWebsites, 'websites.change'],
  [calls.signLeadFile, 'document.sign'],
  [calls.countersignDocument, 'document.sign'],
  [calls.deleteLeadFile, 'document.delete'],
  [calls.deleteDeskDocument, 'document.delete'],
  [calls.deleteVision, 'vision.delete'],
  [calls.createDeskInvoice, 'invoice.create'],
  [calls.payInvoice, 'payment.start'],
  [calls.createCheckout, 'payment.start'],
]

const EVENTS: ReadonlyMap<string, string> = new Map(
  AUDITED.map(([{ method, path }, event]) => [`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`, event]),
)

/** Returns the event of a route, or undefined if the route is not recorded. */
export function eventOf(method: string, route: string | undefined): string | undefined {
  return EVENTS.get(`${method} ${route}`)
}
