import { setImmediate as nextLoop } from 'node:timers/promises'
import type { Clock } from '../../platform/clock.ts'
import { createFairQueue } from '../../platform/fair-queue.ts'
import { createFrameAllowance, createFrameAllowances } from './frame-allowance.ts'
import { chatRules } from './rules.ts'

/** The sender of a frame. The account is undefined until the socket is authenticated. */
export interface Sender {
  accountId: number | undefined
  /** The client address, or its network. */
  from: string
}

/** The frames of one socket. */
export interface SocketTraffic {
  /** Spends one frame of the socket, its account and its address; false, spending nothing, when one of them has none left. */
  spend(sender: Sender): boolean
}

/** The frames of all sockets of this process. */
export interface FrameTraffic {
  addSocket(): SocketTraffic
  /**
   * Does the work of one frame. Accounts take turns, and addresses before they are authenticated. Every place rests until
   * the event loop has come round: the embedded database works in this thread, and would keep HTTP waiting otherwise.
   */
  inTurn(sender: Sender, work: () => Promise<void>): Promise<void>
}

export function createFrameTraffic(clock: Clock): FrameTraffic {
  const ofAccount = createFrameAllowances<number>(clock, chatRules.socketFramesPerAccount)
  const ofAddress = createFrameAllowances<string>(clock, chatRules.socketFramesPerAddress)
  const queue = createFairQueue({ concurrency: chatRules.socketFramesAtOnce })

  return {
    addSocket() {
      const own = createFrameAllowance(clock, chatRules.socketFrames)
      return {
        spend({ accountId, from }) {
          const allowances = [own, ofAddress(from), ...(accountId === undefined ? [] : [ofAccount(accountId)])]
          if (!allowances.every((allowance) => allowance.has())) return false
          for (const allowance of allowances) allowance.spend()
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
