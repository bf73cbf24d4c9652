import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { until } from '../../testing/start-api.ts'
import type { ChatEvent } from './chat-event.ts'
import { createReadBack } from './read-back.ts'
import { chatRules } from './rules.ts'

const eventOf = (id: number): ChatEvent => ({
  accountIds: [id],
  frame: { action: 'vision_ready', vision_id: String(id) },
})

/** A read-back whose database responds when `respond` is called. */
function setup({ deleted = [] as number[] } = {}) {
  const delivered: number[] = []
  const reads: { ids: readonly number[]; respond(): void; fail(): void }[] = []
  let losses = 0
  const readBack = createReadBack({
    readEvents: (ids) =>
      new Promise((resolve, reject) => {
        const events = ids.filter((id) => !deleted.includes(id)).map((id) => [id, eventOf(id)] as const)
        reads.push({
          ids,
          respond: () => resolve(new Map(events)),
          fail: () => reject(new Error('The database is away.')),
        })
      }),
    deliver: ({ accountIds }) => void delivered.push(...accountIds),
    onLoss: () => {
      losses++
    },
    log: pino({ level: 'silent' }),
  })
  return { readBack, delivered, reads, losses: () => losses }
}

describe('createReadBack', () => {
  it('delivers a complete event at once, without a statement', () => {
    const { readBack, delivered, reads } = setup()
    readBack.add(eventOf(1))
    expect([delivered, reads]).toEqual([[1], []])
  })

  it('delivers events in the order of their arrival while it reads a message', async () => {
    const { readBack, delivered, reads } = setup()
    readBack.add(1)
    readBack.add(eventOf(2))
    readBack.add(3)
    expect(delivered).toEqual([])
    reads[0]?.respond()
    await until(async () => expect(reads).toHaveLength(2))
    reads[1]?.respond()
    await until(async () => expect(delivered).toEqual([1, 2, 3]))
  })

  it('reads the messages that arrived meanwhile with one statement of limited size', async () => {
    const { readBack, delivered, reads } = setup()
    const count = chatRules.readBackBatch + 5
    for (let id = 0; id <= count; id++) readBack.add(id)
    for (let read = 0; read < 3; read++) {
      await until(async () => expect(reads).toHaveLength(read + 1))
      reads[read]?.respond()
    }
    await until(async () => expect(delivered).toHaveLength(count + 1))
    expect(reads.map(({ ids }) => ids.length)).toEqual([1, chatRules.readBackBatch, 5])
  })

  it('skips a message that was deleted', async () => {
    const { readBack, delivered, reads } = setup({ deleted: [1] })
    readBack.add(1)
    readBack.add(2)
    reads[0]?.respond()
    await until(async () => expect(reads).toHaveLength(2))
    reads[1]?.respond()
    await until(async () => expect(delivered).toEqual([2]))
  })

  it('reports a loss when too many events wait, and continues with later ones', async () => {
    const { readBack, delivered, reads, losses } = setup()
    for (let id = 0; id <= chatRules.readBackWaiting + 1; id++) readBack.add(id)
    expect(losses()).toBe(1)
    reads[0]?.respond()
    await until(async () => expect(delivered).toEqual([0]))
    readBack.add(eventOf(7_000))
    expect(delivered).toEqual([0, 7_000])
  })

  it('reports a loss when the messages cannot be read, and continues with later ones', async () => {
    const { readBack, delivered, reads, losses } = setup()
    readBack.add(1)
    reads[0]?.fail()
    await until(async () => expect(losses()).toBe(1))
    await until(async () => {
      readBack.add(eventOf(2))
      expect(delivered).toContain(2)
    })
    expect(delivered).not.toContain(1)
  })
})
