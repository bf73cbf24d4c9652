import { chatSocketPath } from '@vowkit/sdk-core/contract'
import { WebSocket } from 'ws'
import type { Person } from './fill.ts'

const AT_ONCE = 50

/** Runs an asynchronous task for each item, fifty at a time. */
export async function forEach<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let first = 0; first < items.length; first += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(first, first + AT_ONCE).map(work))))
  }
  return results
}

/** Opens a socket to the API and authenticates it with the account's token. */
export async function joinChat(url: string, { id, token }: Person): Promise<WebSocket> {
  const socket = await openSocket(url, chatSocketPath(String(id)), addressOf(id))
  const answer = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))))
  socket.send(JSON.stringify({ action: 'authenticate', token }))
  const frame = JSON.parse(await answer)
  if (frame.action !== 'authenticated') throw new Error(`A socket received ${frame.action} instead of authenticated.`)
  return socket
}

/** Returns the header that gives each account its own client address. One address could send 200 frames a second. */
const addressOf = (id: number) => ({ 'X-Forwarded-For': `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}` })

/** Opens a socket without authenticating it. */
export function openSocket(url: string, path = '/', headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, { headers })
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
  })
}
