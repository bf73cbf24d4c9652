import { browserPlatform, createClient, type Platform } from '@vowkit/sdk-core'
import { createChat } from '@vowkit/sdk-core/chat'
import { fakeConnectivity, fakeStorage, fakeVisibility } from '@vowkit/sdk-core/testing'
import type { Person } from './fill.ts'

/** Pages of many people, with the real client. */
export interface Crowd {
  /** When a socket of each was opened, oldest first; emptied to count anew. */
  openedAt: number[]
  close(): void
}

/** Opens a page of each. */
export function openCrowd(apiHost: string, people: Person[]): Crowd {
  const openedAt: number[] = []
  const { openSocket } = browserPlatform()
  const noted: Platform['openSocket'] = async (url, signal) => {
    const socket = await openSocket(url, signal)
    openedAt.push(performance.now())
    return socket
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const clients = people.map(({ id, token }) => {
    const page = { visibility: fakeVisibility(), connectivity: fakeConnectivity(), storage: fakeStorage() }
    const client = createClient({ apiHost, platform: { ...page, log, openSocket: noted } })
    client.session.signIn({ token, userId: String(id), email: '' })
    client.ports.once(createChat).$threads.subscribe(() => undefined)
    return client
  })
  return {
    openedAt,
    close() {
      for (const client of clients) client.destroy()
    },
  }
}

/** The largest share of all that falls into one second. */
export function busiestSecond(times: number[]): number {
  const buckets = new Map<number, number>()
  for (const time of times) {
    const second = Math.floor((time - (times[0] ?? 0)) / 1_000)
    buckets.set(second, (buckets.get(second) ?? 0) + 1)
  }
  return Math.max(...buckets.values()) / times.length
}
