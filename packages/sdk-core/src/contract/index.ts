/**
 * The wire contract: every call as data, its schemas, and the pure rules both sides need.
 * Imports `zod/mini` and nothing else, so a backend can use it without the rest of the client.
 */
import { accountCalls } from './account-calls.ts'
import { accountDataCalls } from './account-data-calls.ts'
import { accountSessionsCalls } from './account-sessions-calls.ts'
import { assistantCalls } from './assistant-calls.ts'
import { authCalls } from './auth-calls.ts'
import { chatCalls } from './chat-calls.ts'
import { configCalls } from './config-calls.ts'
import { confirmationCalls } from './confirmation-calls.ts'
import { coupleCalls } from './couple-calls.ts'
import { handoffCalls } from './handoff-calls.ts'
import { marketCalls } from './market-calls.ts'
import { vendorCalls } from './vendor-calls.ts'
import { visionCalls } from './vision-calls.ts'

export { AccountSession, ResetAnswer } from './account.ts'
export { NewPassword, PhoneNumber } from './account-calls.ts'
export { AccountExport, AccountState } from './account-data.ts'
export { accountDataWire } from './account-data-wire.ts'
export { AccountSessionEntry, SESSION_PLACES } from './account-sessions.ts'
export { accountSessionsWire } from './account-sessions-wire.ts'
export { accountWire } from './account-wire.ts'
export { AssistantDelta, AssistantMessage, AssistantTurn } from './assistant.ts'
export {
  ASSISTANT_DONE,
  ASSISTANT_FAILED,
  assistantWire,
  readAssistantDelta,
  readAssistantMessage,
} from './assistant-wire.ts'
export { LoginCode, LoginVisionAnswer } from './auth.ts'
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
} from './call.ts'
export { ChatMember, ChatMessage, ChatThread } from './chat.ts'
export { ClientFrame, ServerFrame } from './chat-frames.ts'
export { CLOSE_CODES, chatSocketPath } from './chat-socket.ts'
export { chatWire } from './chat-wire.ts'
export { PublicConfig } from './config.ts'
export { confirmationWire } from './confirmation-wire.ts'
export { Category, CoupleDashboard, CoupleProfile, GalleryImage, GeneratedImage, Inspiration } from './couple.ts'
export { coupleWire } from './couple-wire.ts'
export { countIn, imageIn, isRecord, listIn } from './envelope.ts'
export { ERROR_CODES, type ErrorCode } from './error-codes.ts'
export { ErrorBody } from './errors.ts'
export { type FormDomain, formDomainOf } from './form-services.ts'
export { GOOGLE_FAILURES, GOOGLE_MODES, type GoogleFailure, LOGIN_FAILURE_PARAMETER } from './google.ts'
export { GOOGLE_MESSAGE, type GoogleMessage, readGoogleMessage } from './google-message.ts'
export { Handoff } from './handoff.ts'
export { HANDOFF_PARAMETER, handoffWire } from './handoff-wire.ts'
export * from './limits.ts'
export { normalizeLoginCode } from './login-code.ts'
export { magicLinkWire } from './magic-link-wire.ts'
export { Invoice, LeadData, LeadFile } from './market.ts'
export { marketWire } from './market-wire.ts'
export {
  confirmPath,
  isPersonalPath,
  isProtectedPath,
  manageVendorPath,
  messagesPath,
  resetPath,
  resetTokenIn,
  SITE_PATHS,
  scanCodeIn,
  vendorPath,
  vendorScanPath,
  visionPath,
} from './paths.ts'
export { PHOTO_TYPES } from './photos.ts'
export {
  BUDGET_SYMBOLS,
  BUDGETS,
  type BudgetSymbol,
  joinStyles,
  WEDDING_STYLES,
  type WeddingStyle,
} from './preferences.ts'
export {
  Email,
  Id,
  ImageUrl,
  LocalDate,
  Money,
  normalizeEmail,
  OptionalDate,
  OptionalEmail,
  Timestamp,
  toCents,
  VisionId,
} from './primitives.ts'
export { readSiteConfig } from './read-site-config.ts'
export { safeAddress, safePath } from './redirects.ts'
export { sameId } from './same-id.ts'
export { SiteConfig } from './site.ts'
export { vendorListWire } from './vendor-list-wire.ts'
export { vendorWire } from './vendor-wire.ts'
export {
  ChatRoom,
  Faq,
  MagicLink,
  RecommendedPage,
  RecommendedVendor,
  Review,
  Vendor,
  VendorDetail,
  VendorPackage,
  VendorPage,
} from './vendors.ts'
export { Credits, Picture, Vision, VisionDetail, VisionEdit, VisionFailure, VisionPack } from './vision.ts'
export { BLANK_DESCRIPTION, BLANK_EDIT, LONG_DESCRIPTION } from './vision-calls.ts'
export { VisionReadyFrame } from './vision-frame.ts'
export { VisionMatch } from './vision-match.ts'

/** Every call of the product. */
export const calls = {
  ...configCalls,
  ...authCalls,
  ...handoffCalls,
  ...accountCalls,
  ...accountDataCalls,
  ...confirmationCalls,
  ...accountSessionsCalls,
  ...coupleCalls,
  ...vendorCalls,
  ...chatCalls,
  ...marketCalls,
  ...visionCalls,
  ...assistantCalls,
} as const
