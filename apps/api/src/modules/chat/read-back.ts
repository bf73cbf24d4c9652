import type { FastifyBaseLogger } from 'fastify'
import type { MissedMessages } from './catch-up.ts'
import type { ChatEvent } from './chat-event.ts'
import { chatRules } from './rules.ts'

export interface ReadBackDeps extends Pick<MissedMessages, 'readEvents'> {
  deliver(event: ChatEvent): void
  /** Called if events were dropped, because too many wait or because they could not be read. */
  onLoss(): void
  log: FastifyBaseLogger
}

/** Delivers events of other processes in order. Reads the events of messages that arrive as ids from the database. */
export interface ReadBack {
  /** Adds an event, or the id of a message. */
  add(next: ChatEvent | number): void
}

export function createReadBack({ readEvents, deliver, onLoss, log }: ReadBackDeps): ReadBack {
  let waiting: (ChatEvent | number)[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    try {
      while (waiting.length > 0) {
        const batch = waiting.splice(0, chatRules.readBackBatch)
        const ids = batch.filter((next) => typeof next === 'number')
        const events = ids.length > 0 ? await readEvents(ids) : new Map<number, ChatEvent>()
        for (const next of batch) {
          const event = typeof next === 'number' ? events.get(next) : next
          if (event) deliver(event)
        }
      }
    } catch (error) {
      log.warn({ err: error }, 'messages of other processes could not be read')
      drop()
    }
    isRunning = false
  }

  function drop(): void {
    waiting = []
    onLoss()
  }

  return {
    add(next) {
      if (typeof next !== 'number' && !isRunning) return deliver(next)
      waiting.push(next)
      if (waiting.length > chatRules.readBackWaiting) drop()
      else if (!isRunning) void run()
    },
  }
}
