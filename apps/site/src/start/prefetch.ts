import { firstCalls } from './first-calls.ts'

/** Names of what an address brings a session by. */
const ARRIVALS = ['token', 'handoff']

/** An answer that nobody has taken by then is stale. */
const FRESH_MS = 30_000

/** What is requested before the site's own code has loaded. */
export interface Prefetched {
  /** The deployment's configuration, unread. Rejects when it cannot be loaded. */
  config: Promise<unknown>
  /** The answer to a request, if it was prefetched with the same token. Each is given away once. */
  takeAnswer(url: string, headers: Record<string, string>): Promise<Response> | null
}

interface Asked {
  token: string
  /** When it was requested, in milliseconds of the page. */
  at: number
  answer: Promise<Response>
}

/**
 * Requests the configuration, and what the screen of this address will request while its code is still loading. The
 * latter only for a visitor who is signed in, and never while the address brings another session. Never throws.
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
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`)
  return answer.json()
}

async function prefetchCalls(config: Promise<unknown>, asked: Map<string, Asked>): Promise<void> {
  const address = new URL(window.location.href)
  const token = storedToken()
  const paths = firstCalls(document, address)
  // The start of the site reports a configuration that cannot be loaded.
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
    // The screen that takes the answer reports the failure and tries again.
  }
}

function authorizationOf(token: string): string {
  return `Token ${token}`
}

/** The token where the client stores it; `null` also where the browser refuses storage. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('token') ?? sessionStorage.getItem('token')
  } catch {
    return null
  }
}

/**
 * The address of the image that a screen shows first of an answer: the first of a vendor's gallery, or the small one of
 * the first vendor of a page. `null` if there is none with a web address.
 */
export function firstImage(answer: unknown): string | null {
  const { results } = Object(answer)
  const { business_name, image, gallery } = Object(Array.isArray(results) ? results[0] : answer)
  if (typeof business_name !== 'string') return null
  const images: unknown[] = Array.isArray(gallery) ? gallery.map((item) => Object(item).image) : [image]
  return (images.find((found) => typeof found === 'string' && /^https?:\/\//.test(found)) as string | null) ?? null
}
