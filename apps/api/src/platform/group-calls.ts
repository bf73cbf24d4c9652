import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextLoop } from 'node:timers/promises'

export interface GroupRules<Item, Result> {
  /** Handles the items of several calls. Returns a result for each item, in the same order. */
  run(items: readonly Item[]): Promise<readonly Result[]>
  /** Maximum number of items in one group. */
  max: number
}

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(reason: unknown): void
  runInContext<T>(work: () => T): T
}

/**
 * Groups calls that arrive at about the same time. One group runs at a time: a call without a running group starts in
 * the same turn of the event loop, and the calls that arrive while a group runs form the next one. A group runs in the
 * asynchronous context of its first call. If `run` rejects, all calls of the group reject.
 */
export function groupCalls<Item, Result>({ run, max }: GroupRules<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  async function runGroup(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const items = group.map(({ item }) => item)
      const results = await group[0]?.runInContext(() => run(items))
      if (results?.length !== group.length) throw new Error('A group needs one result for each item.')
      for (const [index, result] of results.entries()) group[index]?.resolve(result)
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  async function runAll(): Promise<void> {
    isRunning = true
    // Calls of the same turn join the first group.
    await nextLoop()
    while (waiting.length > 0) {
      const group = waiting.slice(0, max)
      waiting = waiting.slice(max)
      await runGroup(group)
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject, runInContext: AsyncLocalStorage.snapshot() })
      if (!isRunning) void runAll()
    })
}
