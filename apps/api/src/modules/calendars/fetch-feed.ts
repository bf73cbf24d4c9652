import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { assertPublicLiteral, createPublicLookup, PrivateHost } from '../../platform/public-lookup.ts'
import { isAllowedProtocol } from './address.ts'
import { FeedFailure } from './feed-problem.ts'
import { calendarRules } from './rules.ts'

export interface FetchOptions {
  /** Timeout from the first DNS lookup to the end of the last response. */
  timeoutMs: number
  /** Whether feeds may use http and hosts with private addresses. */
  allowsPrivateHosts: boolean
}

const publicLookup = createPublicLookup()

/** Fetches a feed, with redirects to public hosts. Throws `FeedFailure`. */
export async function fetchFeed(url: URL, { timeoutMs, allowsPrivateHosts }: FetchOptions): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await follow(url, { signal, allowsPrivateHosts, redirects: 0 })
  } catch (error) {
    if (error instanceof FeedFailure) throw error
    if (error instanceof PrivateHost) throw new FeedFailure({ kind: 'private_host' })
    throw new FeedFailure({ kind: signal.aborted ? 'timeout' : 'no_answer' })
  }
}

interface Hop {
  signal: AbortSignal
  allowsPrivateHosts: boolean
  /** The number of redirects so far. */
  redirects: number
}

async function follow(url: URL, hop: Hop): Promise<string> {
  const { signal, allowsPrivateHosts, redirects } = hop
  if (!isAllowedProtocol(url, allowsPrivateHosts)) throw new FeedFailure({ kind: 'private_host' })
  if (!allowsPrivateHosts) assertPublicLiteral(url)
  const response = await send(url, signal, allowsPrivateHosts)
  const { statusCode: status = 0, headers } = response
  if (status >= 300 && status < 400 && headers.location !== undefined && URL.canParse(headers.location, url.href)) {
    response.destroy()
    if (redirects >= calendarRules.calendarRedirects) throw new FeedFailure({ kind: 'too_many_redirects' })
    return follow(new URL(headers.location, url), { ...hop, redirects: redirects + 1 })
  }
  if (status !== 200) {
    response.destroy()
    throw new FeedFailure({ kind: 'status', status })
  }
  return readBody(response)
}

function send(url: URL, signal: AbortSignal, allowsPrivateHosts: boolean): Promise<IncomingMessage> {
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    // A new connection for each request, so that every request checks the address.
    agent: false,
    headers: { accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'Calendars/1' },
    signal,
    ...(!allowsPrivateHosts && { lookup: publicLookup }),
  })
  return new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.on('error', reject)
    request.end()
  })
}

async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > calendarRules.calendarFeedBytes) throw new FeedFailure({ kind: 'too_large' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
