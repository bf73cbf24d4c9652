import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { testFanOut } from '../../testing/fan-out-contract.ts'
import { createFanOut } from './fan-out.ts'
import { createInProcessTransport } from './in-process-transport.ts'

/** No heartbeat counts as a batch, because none is sent during the test. */
const RULES = { heartbeatMs: 60_000, batchMs: 500, silentMs: 60_000, echoMs: 60_000 }

describe('the fan-out within one process', () => {
  testFanOut('the in-process transport', createInProcessTransport)
})

describe('the batches of a process', () => {
  it('contain one notice while the process is idle, and several while it publishes often', async () => {
    const sizes: number[] = []
    const openTransport = createInProcessTransport()
    const log = pino({ level: 'silent' })
    const other = await createFanOut({ open: openTransport, log, rules: RULES })
    const one = await createFanOut({
      async open(onPayload) {
        const transport = await openTransport(onPayload)
        return {
          ...transport,
          send(payloads) {
            sizes.push(payloads.join().match(/"number"/g)?.length ?? 0)
            return transport.send(payloads)
          },
        }
      },
      log,
      rules: RULES,
    })
    await one.publish({ number: 1 })
    expect(sizes).toEqual([1])
    const published = one.publish({ number: 2 })
    await nextTurn()
    await Promise.all([published, one.publish({ number: 3 }), one.publish({ number: 4 })])
    expect(sizes).toEqual([1, 3])
    for (const fanOut of [one, other]) await fanOut.close()
  })
})
