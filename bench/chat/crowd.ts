import { createClient } from '@vowkit/sdk-core'
import { createChat } from '@vowkit/sdk-core/chat'
import { fakeConnectivity, fakeStorage, fakeVisibility } from '@vowkit/sdk-core/testing'
import type { Person } from './fill.ts'

/** Simulated pages of many accounts. Each page runs the real client. */
export interface Crowd {
  /** The number of authenticated sockets. */
  countConnected(): number
  /**
   * The times at which sockets were authenticated, oldest first. The caller can empty this list to start a new count.
   */
  connectedAt: number[]
  close(): void
}

/** Starts one simulated page for each account. */
export function openCrowd(apiHost: string, people: Person[]): Crowd {
  const connectedAt: number[] = []
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const pages = people.map(({ id, token }) => {
    const page = { visibility: fakeVisibility(), connectivity: fakeConnectivity(), storage: fakeStorage() }
    const client = createClient({ apiHost, platform: { ...page, log } })
    client.session.signIn({ token, userId: String(id), email: '' })
    const { $threads, $connection } = client.ports.once(createChat)
    $threads.subscribe(() => undefined)
    $connection.subscribe((state) => {
      if (state === 'open') connectedAt.push(performance.now())
    })
    return { client, $connection }
  })
  return {
    countConnected: () => pages.filter(({ $connection }) => $connection.value === 'open').length,
    connectedAt,
    close() {
      for (const { client } of pages) client.destroy()
    },
  }
}

/** Returns the largest share of the times that fall within the same second. */
export function busiestSecond(times: number[]): number {
  const buckets = new Map<number, number>()
  for (const time of times) {
    const second = Math.floor((time - (times[0] ?? 0)) / 1_000)
    buckets.set(second, (buckets.get(second) ?? 0) + 1)
  }
  return Math.max(...buckets.values()) / times.length
}
