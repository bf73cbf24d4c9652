import type { Answer } from '../http/answer.ts'
import { ORIGIN } from '../http/request.ts'
import { Failure } from '../outcomes.ts'

/** Throws a `Failure` if a page of another origin could not read the response. */
export function expectReadableByPages({ request, status, headers }: Answer): void {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed !== '*' && allowed !== ORIGIN)
    throw new Failure(
      `${request} (status ${status}) has ${allowed ? `\`Access-Control-Allow-Origin: ${allowed}\`` : 'no `Access-Control-Allow-Origin`'}. ` +
        'Elements run on partners’ pages, so allow every origin, also in error responses.',
    )
  if (headers.get('access-control-allow-credentials') === 'true')
    throw new Failure(`${request} allows cookies. Remove \`Access-Control-Allow-Credentials\`: clients send a token.`)
}

/** Throws a `Failure` if a preflight does not allow a method or a header. `*` does not include `Authorization`. */
export function expectPreflight(answer: Answer, method: string, wanted: string[]): void {
  expectReadableByPages(answer)
  if (answer.status >= 300)
    throw new Failure(`${answer.request} responded ${answer.status} to the preflight of ${method}.`)
  const methods = namesIn(answer, 'access-control-allow-methods')
  if (method !== 'POST' && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
    throw new Failure(
      `The preflight ${answer.request} does not allow ${method}. Add it to \`Access-Control-Allow-Methods\`.`,
    )
  const allowed = namesIn(answer, 'access-control-allow-headers')
  const missing = wanted.filter(
    (name) => !allowed.includes(name.toLowerCase()) && !(allowed.includes('*') && name !== 'Authorization'),
  )
  if (missing.length > 0)
    throw new Failure(
      `The preflight ${answer.request} does not allow ${missing.map((name) => `\`${name}\``).join(', ')}. ` +
        'List each header in `Access-Control-Allow-Headers`.',
    )
}

function namesIn({ headers }: Answer, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())
}
