import { ERROR_CODES, isRecord } from '@vowkit/sdk-core/contract'
import type { Answer } from '../http/answer.ts'
import { Failure, Skip } from '../outcomes.ts'

/** The statuses with which a backend declines an optional call. */
const NOT_IMPLEMENTED = [404, 405, 501]
const START_LENGTH = 80

/**
 * Throws a `Failure` if the response has a different status. Throws a `Skip` if the backend limits the requests, or if
 * the session has a narrow scope.
 */
export function expectStatus(answer: Answer, ...expected: number[]): void {
  const { request, status, headers, body } = answer
  if (expected.includes(status)) return
  if (status === 429) {
    const seconds = headers.get('retry-after')
    if (seconds) throw new Skip(`${request} responded 429. Run the checks again in ${seconds} s`)
    throw new Failure(`${request} responded 429 without \`Retry-After\`. Clients wait for that many seconds.`)
  }
  if (status === 403 && isRecord(body) && body.code === 'confirmation_required')
    throw new Skip(`${request} needs a session with the scope \`full\`: pass --email and --password`)
  throw new Failure(`${request} responded ${status} instead of ${expected.join(' or ')}${because(answer)}`)
}

/** Returns the body. Throws a `Failure` if the body is not JSON. */
export function expectJson(answer: Answer): unknown {
  if (answer.body !== undefined) return answer.body
  const hint = isHtml(answer) ? ' Is this the URL of the API, and not of a website?' : ''
  throw new Failure(`${answer.request} responded ${kindOf(answer)} instead of JSON: ${startOf(answer)}.${hint}`)
}

/** Throws a `Failure` unless the response is an error with this status and the documented body. */
export function expectError(answer: Answer, status: number, code?: string): Record<string, unknown> {
  expectStatus(answer, status)
  const body = expectJson(answer)
  if (!isRecord(body)) throw new Failure(`The body of ${answer.request} is not an object with \`code\` and \`detail\`.`)
  const missing = ['code', 'detail', 'request_id'].filter((name) => typeof body[name] !== 'string')
  if (missing.length > 0)
    throw new Failure(
      `The error body of ${answer.request} (status ${status}) has no text in ${missing.map((name) => `\`${name}\``).join(', ')}. ` +
        'Clients show `detail` and decide by `code`.',
    )
  if (!ERROR_CODES.some((known) => known === body.code))
    throw new Failure(
      `The error body of ${answer.request} has the unknown code \`${body.code}\`. Use a code of ERROR_CODES.`,
    )
  if (code && body.code !== code)
    throw new Failure(`The error body of ${answer.request} has the code \`${body.code}\` instead of \`${code}\`.`)
  return body
}

/** Returns whether a backend has declined an optional call. */
export function isNotImplemented({ status }: Answer): boolean {
  return NOT_IMPLEMENTED.includes(status)
}

function because(answer: Answer): string {
  if (isRecord(answer.body) && typeof answer.body.detail === 'string') return `: ${answer.body.detail}`
  if (answer.text === '') return ', with an empty body.'
  return answer.body === undefined ? `, with ${kindOf(answer)}: ${startOf(answer)}.` : '.'
}

function kindOf(answer: Answer): string {
  if (answer.text === '') return 'an empty body'
  return isHtml(answer) ? 'HTML' : (answer.headers.get('content-type') ?? 'text without a content type')
}

function isHtml({ headers, text }: Answer): boolean {
  return /html/.test(headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text)
}

function startOf({ text, hide }: Answer): string {
  const line = hide(text).replace(/\s+/g, ' ').trim()
  return `\`${line.length > START_LENGTH ? `${line.slice(0, START_LENGTH)}…` : line}\``
}
