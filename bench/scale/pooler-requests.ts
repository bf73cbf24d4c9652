import type { Pair, Person } from '../chat/fill.ts'

/** A request of an account. */
export interface PoolerAsk {
  name: string
  path: string
  as: Person
  json?: unknown
}

/** The response to a request. The status is 0 if the connection failed. */
export interface Answer {
  status: number
  retryAfter: string | null
  ms: number
  /** The body of a failure. Otherwise `""`. */
  body: string
}

/** Returns whether a response is neither a success nor a rejection that names when to retry. */
export function isFailure({ status, retryAfter }: Answer): boolean {
  const isRejected = (status === 429 || status === 503) && retryAfter !== null
  return !isRejected && (status < 200 || status >= 300)
}

/** Lists the requests of one round: single statements, prepared statements and transactions, each of another account. */
export function listAsks(pairs: readonly Pair[], count: number, round: number): PoolerAsk[] {
  return Array.from({ length: count }, (_, index) => {
    const pair = pairs[(index * 7 + round) % pairs.length]
    if (!pair) throw new Error('There are no conversations.')
    const { couple, vendor, roomId } = pair
    const message = { message: `Round ${round}, number ${index}`, client_id: `${round}-${index}` }
    const asks: PoolerAsk[] = [
      { name: 'message', path: `/chat/chats/${roomId}/messages`, as: couple, json: message },
      { name: 'conversations', path: `/chat/users/${vendor.id}/chats`, as: vendor },
      { name: 'conversation', path: `/chat/create-chat-room/${vendor.id}/`, as: couple, json: {} },
      { name: 'inbox', path: '/desk/leads/', as: vendor },
      { name: 'dashboard', path: '/couple/dashboard/', as: couple },
      { name: 'search', path: `/vendor/search-list/?page=${1 + (index % 40)}`, as: couple },
    ]
    return asks[index % asks.length] as PoolerAsk
  })
}

/** Sends a request. Each account has another client address, so that no address reaches its limit. */
export async function send(url: string, { path, as, json }: PoolerAsk): Promise<Answer> {
  const start = performance.now()
  try {
    const response = await fetch(url + path, {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Token ${as.token}`,
        'X-Forwarded-For': `10.${(as.id >> 16) & 255}.${(as.id >> 8) & 255}.${as.id & 255}`,
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
    const body = await response.text()
    const { status, headers, ok } = response
    return { status, retryAfter: headers.get('Retry-After'), ms: performance.now() - start, body: ok ? '' : body }
  } catch (error) {
    return { status: 0, retryAfter: null, ms: performance.now() - start, body: String(error) }
  }
}
