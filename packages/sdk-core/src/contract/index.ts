/**
 * The wire contract: the definition of every call, the schemas, and the rules that client and backend share. It imports
 * only `zod/mini`, so that a backend can use it without the rest of the client.
 */
import { accountCalls } from './account/calls.ts'
import { accountDataCalls } from './account-data/calls.ts'
import { accountSessionsCalls } from './account-sessions/calls.ts'
import { assistantCalls } from './assistant/calls.ts'
import { authCalls } from './auth/calls.ts'
import { briefCalls } from './briefs/calls.ts'
import { chatCalls } from './chat/calls.ts'
import { configCalls } from './config/calls.ts'
import { confirmationCalls } from './confirmation/calls.ts'
import { coupleCalls } from './couple/calls.ts'
import { couplePartnerCalls } from './couple-partner/calls.ts'
import { deskCalls } from './desk/calls.ts'
import { deskCalendarCalls } from './desk-calendar/calls.ts'
import { deskNotificationsCalls } from './desk-notifications/calls.ts'
import { deskProfileCalls } from './desk-profile/calls.ts'
import { figuresCalls } from './figures/calls.ts'
import { handoffCalls } from './handoff/calls.ts'
import { inspirationBoardCalls } from './inspiration-board/calls.ts'
import { marketCalls } from './leads/calls.ts'
import { magicLinkCalls } from './magic-link/calls.ts'
import { partnerLeadsCalls } from './partner-leads/calls.ts'
import { teamCalls } from './team/calls.ts'
import { vendorCalls } from './vendors/calls.ts'
import { visionCalls } from './vision/calls.ts'
import { webhookCalls } from './webhooks/calls.ts'
import { weddingDayCalls } from './wedding-day/calls.ts'

export { NewPassword, PhoneNumber } from './account/calls.ts'
export {
  BUDGET_SYMBOLS,
  BUDGETS,
  type Budget,
  type BudgetSymbol,
  budgetLabel,
  budgetRange,
  budgetSymbol,
  joinStyles,
  splitStyles,
  WEDDING_STYLES,
  type WeddingStyle,
} from './account/preferences.ts'
export { AccountSession, ResetAnswer } from './account/schema.ts'
export { accountWire } from './account/wire.ts'
export { AccountExport, AccountState } from './account-data/schema.ts'
export { accountDataWire } from './account-data/wire.ts'
export { AccountSessionEntry, SESSION_PLACES } from './account-sessions/schema.ts'
export { accountSessionsWire } from './account-sessions/wire.ts'
export { readAssistantMessage } from './assistant/readers.generated.ts'
export {
  AssistantCard,
  AssistantDelta,
  AssistantHandoverAnswer,
  AssistantMessage,
  AssistantQuote,
  AssistantTable,
  AssistantTurn,
  HostFact,
} from './assistant/schema.ts'
export {
  ASSISTANT_DONE,
  ASSISTANT_FAILED,
  assistantWire,
  readAssistantDelta,
} from './assistant/wire.ts'
export { normalizeLoginCode } from './auth/login-code.ts'
export { LoginCode, LoginVisionAnswer } from './auth/schema.ts'
export { type BriefMessage, briefMessage } from './briefs/brief-message.ts'
export {
  BRIEF_OUTCOMES,
  type BriefOutcome,
  MAX_BRIEF_VENDORS,
  MAX_COMPARED_VENDORS,
  MIN_BRIEF_VENDORS,
} from './briefs/outcomes.ts'
export { BriefResult, VendorAnswer, VendorAnswerList } from './briefs/schema.ts'
export { briefWire } from './briefs/wire.ts'
export { ClientFrame, ServerFrame } from './chat/frames.ts'
export { REPORT_REASONS, type ReportReason } from './chat/report-reasons.ts'
export { ChatDeal, ChatMember, ChatMessage, ChatThread, ChatVision } from './chat/schema.ts'
export { CLOSE_CODES, chatSocketPath } from './chat/socket.ts'
export { chatWire } from './chat/wire.ts'
export { PublicConfig } from './config/schema.ts'
export { confirmationWire } from './confirmation/wire.ts'
export {
  Category,
  CoupleDashboard,
  CoupleMember,
  CoupleProfile,
  GalleryImage,
  GeneratedImage,
  Inspiration,
  VisionFacts,
} from './couple/schema.ts'
export { coupleWire } from './couple/wire.ts'
export {
  CouplePeople,
  CouplePerson,
  PartnerInvitation,
  PartnerInvitationPreview,
  PartnerJoined,
} from './couple-partner/schema.ts'
export { couplePartnerWire } from './couple-partner/wire.ts'
export { invoiceCents } from './desk/invoice-total.ts'
export {
  DeskAccount,
  DeskInvoice,
  DeskLead,
  DeskLeadDetail,
  DeskLeadPage,
  DeskRoom,
  LeadContact,
} from './desk/schema.ts'
export {
  INVOICE_PARTS,
  type InvoicePart,
  LEAD_SOURCES,
  LEAD_STATES,
  type LeadSource,
  type LeadState,
} from './desk/states.ts'
export { deskWire } from './desk/wire.ts'
export { DeskCalendar, DeskDay, DeskSubscription } from './desk-calendar/schema.ts'
export { CALENDAR_PROBLEMS, type CalendarProblem, DAY_MARKS, type DayMark } from './desk-calendar/states.ts'
export { deskCalendarWire } from './desk-calendar/wire.ts'
export { DeskNotifications } from './desk-notifications/schema.ts'
export { DESK_MAIL_KINDS, type DeskMailKind } from './desk-notifications/states.ts'
export { deskNotificationsWire } from './desk-notifications/wire.ts'
export { DeskFacts, DeskFeature, DeskPackage, DeskPhoto, DeskProfile, DeskTopic } from './desk-profile/schema.ts'
export { DEPOSIT_UNITS, type DepositUnit, TOPIC_GROUPS, type TopicGroup } from './desk-profile/states.ts'
export { deskProfileWire } from './desk-profile/wire.ts'
export { countWire } from './figures/count-wire.ts'
export { DeskWebsites, WebsiteFigures, WebsiteFiguresList } from './figures/schema.ts'
export { figuresWire } from './figures/wire.ts'
export { GOOGLE_FAILURES, GOOGLE_MODES, type GoogleFailure, LOGIN_FAILURE_PARAMETER } from './google/google.ts'
export { GOOGLE_MESSAGE, type GoogleMessage, readGoogleMessage } from './google/message.ts'
export { Handoff } from './handoff/schema.ts'
export { HANDOFF_PARAMETER, handoffWire } from './handoff/wire.ts'
export { NEXT_STEPS, type NextStepKind, PIN_KINDS, type PinKind } from './inspiration-board/kinds.ts'
export {
  BoardPin,
  BookedVendor,
  InspirationBoard,
  NextStep,
  PaletteColour,
  SharedBoardCard,
  SharedInspirationBoard,
} from './inspiration-board/schema.ts'
export { SPANISH_COLOURS } from './inspiration-board/spanish-colours.ts'
export { inspirationBoardWire } from './inspiration-board/wire.ts'
export { invoiceName } from './leads/invoice-name.ts'
export { DuePayment, Invoice, InvoiceLine, LeadData, LeadFile, PaymentList, VendorPayments } from './leads/schema.ts'
export { marketWire } from './leads/wire.ts'
export { AddedBy, Love } from './love/schema.ts'
export { MagicLink, RecommendedPage, RecommendedVendor } from './magic-link/schema.ts'
export { magicLinkWire } from './magic-link/wire.ts'
export { PartnerLead, PartnerLeadPage } from './partner-leads/schema.ts'
export { partnerLeadsWire } from './partner-leads/wire.ts'
export {
  type BodyOf,
  type Call,
  type FileRule,
  IDEMPOTENCY_HEADER,
  type NarrowScope,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type SessionScope,
  TOKEN_SCHEME,
  type Wire,
} from './shared/call.ts'
export { countIn, imageIn, isRecord, listIn } from './shared/envelope.ts'
export { ErrorBody } from './shared/error-body.ts'
export { ERROR_CODES, type ErrorCode } from './shared/error-codes.ts'
export { type FormDomain, formDomainOf } from './shared/form-services.ts'
export {
  currencyName,
  currencySymbol,
  DEFAULT_CURRENCY,
  formatMoney,
  type MoneyOptions,
} from './shared/format-money.ts'
export * from './shared/limits.ts'
export { MovedDate } from './shared/moved-date.ts'
export { PHOTO_TYPES } from './shared/photos.ts'
export {
  Detail,
  Email,
  Id,
  ImageUrl,
  LocalDate,
  Money,
  normalizeEmail,
  OptionalDate,
  OptionalEmail,
  Picture,
  Timestamp,
  VisionId,
} from './shared/primitives.ts'
export { safeAddress, safePath } from './shared/redirects.ts'
export { sameId } from './shared/same-id.ts'
export { toCents } from './shared/to-cents.ts'
export { fillBrand } from './site/fill-brand.ts'
export {
  answersPath,
  comparePath,
  confirmPath,
  isPersonalPath,
  isProtectedPath,
  manageVendorPath,
  messagesPath,
  newVisionPath,
  paidInvoicePath,
  partnerInvitationPath,
  promptIn,
  publicVendorPath,
  resetPath,
  resetTokenIn,
  SITE_PATHS,
  scanCodeIn,
  sharedBoardPath,
  sharePath,
  vendorPath,
  vendorScanPath,
  visionPath,
} from './site/paths.ts'
export { readSiteConfig } from './site/readers.generated.ts'
export { SiteBrand, SiteConfig } from './site/schema.ts'
export { InvitationPreview, TEAM_ROLES, Team, TeamInvitation, TeamMember, type TeamRole } from './team/schema.ts'
export { teamWire } from './team/wire.ts'
export { vendorListWire } from './vendors/list-wire.ts'
export { countInRange, type PackagePrice, type PriceRange } from './vendors/price-range.ts'
export {
  ChatRoom,
  Faq,
  Favourite,
  InquiryFacts,
  LEAD_STEPS,
  LeadProgress,
  type LeadStep,
  PackagesInRange,
  PublicVendor,
  Review,
  SearchOptions,
  Vendor,
  VendorAvailability,
  VendorDetail,
  VendorPackage,
  VendorPage,
} from './vendors/schema.ts'
export { VENDOR_SORTS, type VendorSort } from './vendors/sorts.ts'
export { vendorWire } from './vendors/wire.ts'
export { IMAGE_ROLES, type ImageRole, imageFileName, roleInFileName } from './vision/image-role.ts'
export { PhotoPoint, Placement, parsePlacement } from './vision/placement.ts'
export { BLANK_DESCRIPTION, BLANK_EDIT, LONG_DESCRIPTION } from './vision/prompt.ts'
export {
  Credits,
  SharedVision,
  ShareLink,
  UnderstoodPhrase,
  Vision,
  VisionDetail,
  VisionDownload,
  VisionEdit,
  VisionFailure,
  VisionMatch,
  VisionObject,
  VisionPack,
  VisionReadyFrame,
  VisionVariant,
} from './vision/schema.ts'
export {
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
} from './webhooks/schema.ts'
export { WEBHOOK_EVENTS, type WebhookEventType } from './webhooks/states.ts'
export { webhookWire } from './webhooks/wire.ts'
export { EveningLight, WeddingDay } from './wedding-day/schema.ts'
export { weddingDayWire } from './wedding-day/wire.ts'

/** All calls of the API, by name. */
export const calls = {
  ...configCalls,
  ...authCalls,
  ...handoffCalls,
  ...accountCalls,
  ...accountDataCalls,
  ...confirmationCalls,
  ...accountSessionsCalls,
  ...coupleCalls,
  ...inspirationBoardCalls,
  ...couplePartnerCalls,
  ...vendorCalls,
  ...magicLinkCalls,
  ...briefCalls,
  ...chatCalls,
  ...marketCalls,
  ...deskCalls,
  ...deskNotificationsCalls,
  ...deskProfileCalls,
  ...deskCalendarCalls,
  ...visionCalls,
  ...assistantCalls,
  ...webhookCalls,
  ...figuresCalls,
  ...partnerLeadsCalls,
  ...teamCalls,
  ...weddingDayCalls,
} as const
