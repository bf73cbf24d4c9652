import { configFile } from './config-file.ts'
import { firstCalls } from './first-calls.ts'
import { firstPicture } from './first-picture.ts'

/** Names of what an address brings a session by. */
const ARRIVALS = ['token', 'handoff']

/** An answer that nobody has taken by then is old. */
const FRESH_MS = 30_000

interface Asked {
  token: string
  /** When it was asked, in milliseconds of the page. */
  at: number
  answer: Promise<Response>
}

/** By address. */
const asked = new Map<string, Asked>()

/**
 * Asks what the screen of this address will ask, while its code is still on the way; only for somebody signed in, whose
 * screens these are, and never while the address brings another session. Never rejects.
 */
export async function askAhead(): Promise<void> {
  const address = new URL(window.location.href)
  const token = storedToken()
  const paths = firstCalls(address)
  if (token === null || paths.length === 0 || ARRIVALS.some((name) => address.searchParams.has(name))) return
  // Whoever starts the site is told when it cannot be had.
  const { apiHost } = Object(await configFile().catch(() => null))
  if (typeof apiHost !== 'string') return
  for (const path of paths) void ask(apiHost.replace(/\/+$/, '') + path, token)
}

/** The answer to a request, when it was asked ahead; each is given away once. */
export function takeAnswer(url: string, headers: Record<string, string>): Promise<Response> | null {
  const ahead = asked.get(url)
  asked.delete(url)
  const isSame = ahead && headers.Authorization === authorizationOf(ahead.token)
  return isSame && performance.now() - ahead.at < FRESH_MS ? ahead.answer : null
}

async function ask(url: string, token: string): Promise<void> {
  const answer = fetch(url, { headers: { Authorization: authorizationOf(token) }, credentials: 'omit' })
  asked.set(url, { token, at: performance.now(), answer })
  try {
    const picture = firstPicture(await (await answer).clone().json())
    if (picture !== null) loadFirst(picture)
  } catch {
    // Whoever takes it is told, and tries again.
  }
}

function loadFirst(picture: string): void {
  const image = new Image()
  image.fetchPriority = 'high'
  image.src = picture
}

function authorizationOf(token: string): string {
  return `Token ${token}`
}

/** The token where the client keeps it; `null` also where the browser keeps nothing. */
function storedToken(): string | null {
  try {
    return localStorage.getItem('token') ?? sessionStorage.getItem('token')
  } catch {
    return null
  }
}
