/** The vendor's desk: leads, their documents, signatures and invoices, and the figures of the vendor's websites. */

export { invoiceCents } from '../contract/desk/invoice-total.ts'
export type {
  DeskAccount,
  DeskInvoice,
  DeskLead,
  DeskLeadDetail,
} from '../contract/desk/schema.ts'
export { LEAD_STATES, type LeadSource, type LeadState } from '../contract/desk/states.ts'
export type { DeskCalendar, DeskDay, DeskSubscription } from '../contract/desk-calendar/schema.ts'
export type { CalendarProblem, DayMark } from '../contract/desk-calendar/states.ts'
export { DESK_MAIL_KINDS, type DeskMailKind } from '../contract/desk-notifications/states.ts'
export type { DeskFacts, DeskPackage, DeskPhoto, DeskProfile, DeskTopic } from '../contract/desk-profile/schema.ts'
export { DEPOSIT_UNITS, type DepositUnit, TOPIC_GROUPS, type TopicGroup } from '../contract/desk-profile/states.ts'
export type { WebsiteFigures } from '../contract/figures/schema.ts'
export type { InvoiceLine, LeadFile } from '../contract/leads/schema.ts'
export type { PartnerLead } from '../contract/partner-leads/schema.ts'
export {
  MAX_INVOICE_LINES,
  MAX_INVOICE_NAME_LENGTH,
  MAX_LEAD_FILES,
  MAX_LEAD_NOTES_LENGTH,
  MAX_SIGNATURE_LENGTH,
  MAX_VENDOR_FAQS,
  MAX_VENDOR_PACKAGES,
  MAX_VENDOR_PHOTOS,
  MAX_WEDDINGS_PER_DAY,
} from '../contract/shared/limits.ts'
export type { InvitationPreview, Team, TeamInvitation, TeamMember, TeamRole } from '../contract/team/schema.ts'
export type {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
} from '../contract/webhooks/schema.ts'
export { WEBHOOK_EVENTS, type WebhookEventType } from '../contract/webhooks/states.ts'
export {
  addDeskSubscription,
  type DeskCalendarResult,
  type DeskPeriod,
  deleteDeskSubscription,
  getDeskCalendar,
  listDeskDays,
  markDeskDays,
  readDeskSubscription,
  renewDeskFeed,
  updateDeskCalendar,
} from './calendar.ts'
export { createDeskAccount } from './create-desk-account.ts'
export { createDeskLead } from './create-desk-lead.ts'
export {
  createDeskNotifications,
  type DeskNotificationsView,
  type ReadyDeskNotifications,
} from './create-desk-notifications.ts'
export {
  createDeskProfile,
  type DeskProfileContent,
  type DeskProfileSave,
  type DeskProfileSection,
  type DeskProfileState,
  type DeskProfileView,
} from './create-desk-profile.ts'
export {
  createDeskWebhooks,
  type DeskWebhooksView,
  type ReadyDeskWebhooks,
  type WebhookSecretResult,
} from './create-desk-webhooks.ts'
export { createDeskWebsites, type DeskWebsitesView, type ReadyDeskWebsites } from './create-desk-websites.ts'
export { createInbox } from './create-inbox.ts'
export type { MorePages, Pages, PagesState } from './create-pages.ts'
export { createPartnerLeads, type PartnerLeads } from './create-partner-leads.ts'
export { createWebhookLog, type WebhookLog } from './create-webhook-log.ts'
export { type ReadyWebsiteFigures, type WebsiteFiguresView, websiteFiguresOf } from './create-website-figures.ts'
export type {
  DeskAccountState,
  DeskAccountView,
  DeskLeadState,
  DeskLeadView,
  DeskUploadOptions,
  Inbox,
  InboxState,
  NewInvoice,
} from './desk.ts'
export { type DeskSigningStep, deskSigningStepOf } from './show-desk-lead.ts'
export {
  acceptInvitation,
  changeMemberRole,
  getTeam,
  inviteMember,
  readInvitation,
  removeMember,
  type TeamResult,
  withdrawInvitation,
} from './team.ts'
export {
  FIGURES,
  type Figure,
  type FigureTotals,
  figuresByDay,
  figuresByPlace,
  type PlaceFigures,
  sumFigures,
} from './website-figures.ts'
