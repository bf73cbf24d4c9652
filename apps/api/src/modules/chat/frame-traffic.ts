import { setImmediate as nextLoop } from 'node:timers/promises'
import type { Clock } from '../../platform/clock.ts'
import { createFairQueue } from '../../platform/fair-queue.ts'
import { chatRules } from './rules.ts'
import { createTokenBucket, createTokenBuckets } from './token-bucket.ts'

/** The sender of a frame. The account is undefined until the socket is authenticated. */
export interface Sender {
  accountId: number | undefined
  /** The client address, or its IPv6 network. */
  from: string
}

/** The frame limits of one socket. */
export interface SocketTraffic {
  /**
   * Counts a frame against socket, account and address. Returns false and counts nothing if one of them is at its
   * limit.
   */
  spend(sender: Sender): boolean
}

/** The frame limits and the frame queue of all sockets of this process. */
export interface FrameTraffic {
  addSocket(): SocketTraffic
  /**
   * Runs `work` for a frame in a fair queue. Accounts take turns; unauthenticated sockets take turns by address. Each
   * slot of the queue waits for the next turn of the event loop. Otherwise the embedded database, which runs in this
   * thread, would block HTTP requests.
   */
  inTurn(sender: Sender, work: () => Promise<void>): Promise<void>
}

export function createFrameTraffic(clock: Clock): FrameTraffic {
  const ofAccount = createTokenBuckets<number>(clock, chatRules.socketFramesPerAccount)
  const ofAddress = createTokenBuckets<string>(clock, chatRules.socketFramesPerAddress)
  const queue = createFairQueue({ concurrency: chatRules.socketFramesAtOnce })

  return {
    addSocket() {
      const own = createTokenBucket(clock, chatRules.socketFrames)
      return {
        spend({ accountId, from }) {
          const buckets = [own, ofAddress(from), ...(accountId === undefined ? [] : [ofAccount(accountId)])]
          if (!buckets.every((bucket) => bucket.has())) return false
          for (const bucket of buckets) bucket.spend()
          return true
        },
      }
    },
    inTurn: ({ accountId, from }, work) =>
      queue(
        async () => {
          await work()
          await nextLoop()
        },
        { key: accountId ?? from },
      ),
  }
}
