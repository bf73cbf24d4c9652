import type { PageLike, RouteLike } from './page-like.ts'

/** The response to a request: its body, or an object with a status and a body. */
export type Answer = { status?: number; body: unknown }

/** The responses by path, such as `/vendor/search-list/`. */
export type Answers = Readonly<Record<string, Answer>>

/** A request that an element sent to the backend. */
export interface SentRequest {
  method: string
  path: string
  query: URLSearchParams
  /** The text of the body. `null` without a body. */
  body: string | null
}

const CONFIG = { site_url: 'https://site.test', vision_url: 'https://vision.test', google: false, payments: false }

/**
 * Answers the requests that elements send to their backend, so that a test needs no backend. Paths outside of `answers`
 * get 404. Scripts below `/embed/` are not answered, and load as usual. Call it before `page.goto`. Returns the requests,
 * in order.
 */
export async function answerElements(page: PageLike, apiHost: string, answers: Answers): Promise<SentRequest[]> {
  const { origin } = new URL(apiHost)
  const sent: SentRequest[] = []
  await page.route(
    (url) => url.origin === origin && !url.pathname.startsWith('/embed/'),
    (route) => answer(route, { '/config/': { body: CONFIG }, ...answers }, sent),
  )
  return sent
}

async function answer(route: RouteLike, answers: Answers, sent: SentRequest[]): Promise<void> {
  const request = route.request()
  const { pathname, searchParams } = new URL(request.url())
  const method = request.method()
  if (method !== 'OPTIONS') sent.push({ method, path: pathname, query: searchParams, body: request.postData() })
  const found = Object.hasOwn(answers, pathname) ? answers[pathname] : undefined
  const { status = 200, body } = found ?? { status: 404, body: { code: 'not_found', detail: 'No answer.' } }
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
    'content-type': 'application/json',
  }
  await route.fulfill({ status, headers, body: JSON.stringify(body) })
}
