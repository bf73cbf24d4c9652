import { firstCalls } from './first-calls.ts'

/** Query parameters that carry a session. */
const ARRIVALS = ['token', 'handoff']

/** A response that is not used within this time is stale. */
const FRESH_MS = 30_000

/** The results of requests that start before the site's own code has loaded. */
export interface Prefetched {
  /** The deployment's configuration, not yet validated. Rejects if it cannot be loaded. */
  config: Promise<unknown>
  /** Returns the response to a request, if it was prefetched with the same token. Returns each response only once. */
  takeAnswer(url: string, headers: Record<string, string>): Promise<Response> | null
}

interface Asked {
  token: string
  /** The time of the request, by `performance.now()`. */
  at: number
  answer: Promise<Response>
}

/**
 * Requests the configuration and the screen's first API calls, while the site's code is still loading. Makes the API
 * calls only if the visitor is signed in, and never if the URL carries another session. Never throws.
 */
export function prefetch(): Prefetched {
  const asked = new Map<string, Asked>()
  const config = loadConfig()
  void prefetchCalls(config, asked)
  return {
    config,
    takeAnswer(url, headers) {
      const found = asked.get(url)
      asked.delete(url)
      const isSame = found && headers.Authorization === authorizationOf(found.token)
      return isSame && performance.now() - found.at < FRESH_MS ? found.answer : null
    },
  }
}

async function loadConfig(): Promise<unknown> {
  const answer = await fetch('/config.json', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`config.json: status ${answer.status}`)
  return answer.json()
}

async function prefetchCalls(config: Promise<unknown>, asked: Map<string, Asked>): Promise<void> {
  const address = new URL(window.location.href)
  const token = storedToken()
  const paths = firstCalls(document, address)
  // `start` in `main.tsx` reports a configuration that cannot be loaded.
  const { apiHost } = Object(await config.catch(() => null))
  if (token === null || ARRIVALS.some((name) => address.searchParams.has(name))) return
  if (typeof apiHost !== 'string') return
  for (const path of paths) {
    const url = apiHost.replace(/\/+$/, '') + path
    const answer = fetch(url, { headers: { Authorization: authorizationOf(token) }, credentials: 'omit' })
    asked.set(url, { token, at: performance.now(), answer })
    void preloadImage(answer)
  }
}

/** Preloads the image that the screen shows first. */
async function preloadImage(answer: Promise<Response>): Promise<void> {
  try {
    const address = firstImage(await (await answer).clone().json())
    if (address === null) return
    const image = new Image()
    image.fetchPriority = 'high'
    image.src = address
  } catch {
    // The screen that uses the response reports the failure and retries.
  }
}

function authorizationOf(token: string): string {
  return `Token ${token}`
}

/** Returns the token that the client stored. `null` if there is none, or if the browser blocks storage. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('token') ?? sessionStorage.getItem('token')
  } catch {
    return null
  }
}

/**
 * Returns the URL of the image that a screen shows first: the first image of a vendor's gallery, or the small image of
 * the first vendor of a list. Returns `null` if there is no http(s) URL.
 */
export function firstImage(answer: unknown): string | null {
  const { results } = Object(answer)
  const { business_name, image, gallery } = Object(Array.isArray(results) ? results[0] : answer)
  if (typeof business_name !== 'string') return null
  const images: unknown[] = Array.isArray(gallery) ? gallery.map((item) => Object(item).image) : [image]
  return (images.find((found) => typeof found === 'string' && /^https?:\/\//.test(found)) as string | null) ?? null
}
