import * as z from 'zod/mini'
import { type ImageError, ImageFailed, type ImageFailure, ImageRefused } from '../errors.ts'

const Word = z.nullish(z.union([z.string(), z.number()]))
const ErrorBody = z.object({
  error: z.object({ code: Word, type: Word, message: z.nullish(z.string()) }),
})

/** Error codes of moderation in different servers. */
const MODERATION_CODES: ReadonlySet<string> = new Set([
  'moderation_blocked',
  'content_policy_violation',
  'content_filter',
  'contentFilter',
  'ResponsibleAIPolicyViolation',
])

/** Converts an error response to an `ImageError`. */
export function toImageError(response: Response, json: unknown, redact: (text: string) => string): ImageError {
  const parsed = ErrorBody.safeParse(json)
  const { code, type, message } = parsed.success ? parsed.data.error : {}
  const text = redact(
    [`The image provider responded ${response.status}`, code ?? type, message?.slice(0, 300)]
      .filter((part) => part != null)
      .join(': '),
  )
  if (MODERATION_CODES.has(String(code)) || /safety system/i.test(message ?? '')) return new ImageRefused(text)
  return new ImageFailed(toFailure(response.status, String(code ?? type)), text, {
    retryAfterMs: toRetryAfterMs(response.headers.get('Retry-After')),
  })
}

function toFailure(status: number, code: string): ImageFailure {
  if (code === 'insufficient_quota' || code === 'billing_hard_limit_reached' || status === 402) return 'quota'
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 408 || status >= 500) return 'unavailable'
  return status >= 300 ? 'bad_request' : 'malformed'
}

/** Parses a `Retry-After` header, which contains seconds or a date. */
function toRetryAfterMs(header: string | null): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
