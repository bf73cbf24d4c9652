/**
 * The wire contract: every call as data, its schemas, and the pure rules both sides need.
 * Imports `zod/mini` and nothing else, so a backend can use it without the rest of the client.
 */
import { authCalls } from './auth-calls.ts'
import { configCalls } from './config-calls.ts'
import { visionCalls } from './vision-calls.ts'

export { LoginCode, LoginVisionAnswer } from './auth.ts'
export {
  type BodyOf,
  type Call,
  type FileRule,
  IDEMPOTENCY_HEADER,
  type ParamsOf,
  type ResponseOf,
  TOKEN_SCHEME,
  type Wire,
} from './call.ts'
export { PublicConfig } from './config.ts'
export { countIn, imageIn, isRecord, listIn } from './envelope.ts'
export { ERROR_CODES, type ErrorCode } from './error-codes.ts'
export { ErrorBody } from './errors.ts'
export * from './limits.ts'
export {
  Email,
  Id,
  ImageUrl,
  LocalDate,
  Money,
  normalizeEmail,
  sameId,
  Timestamp,
  toCents,
  VisionId,
} from './primitives.ts'
export { SITE_PATHS, SiteConfig, visionPath } from './site.ts'
export { Credits, Picture, Vision, VisionDetail, VisionEdit, VisionFailure, VisionPack } from './vision.ts'
export { BLANK_DESCRIPTION, BLANK_EDIT, LONG_DESCRIPTION } from './vision-calls.ts'

/** Every call of the product. */
export const calls = { ...configCalls, ...authCalls, ...visionCalls } as const
