import { expect, it } from 'vitest'
import { startService } from '../../start.ts'
import { createApiClient } from '../api-client.ts'
import { startApi } from '../start-api.ts'
import { converse } from './converse.ts'
import { makeTalkers } from './couple-and-vendor.ts'

/** Clients spend most of this time waiting to reconnect after a fault. */
const WITHIN_MS = 180_000

it(
  'a hundred messages each way arrive once and in order over a bad network, with the API restarted twice',
  async () => {
    const first = await startApi()
    let running = first.service
    let restarts = 0
    const restart = async () => {
      await running.stop()
      running = await startService(first.config)
      restarts++
    }
    const api = () => {
      const url = `http://127.0.0.1:${running.apiPort}`
      return { url, ...createApiClient(url, first.config.urls.site) }
    }
    try {
      await converse({ api, ...(await makeTalkers(first)), count: 100, restarts: [restart, restart] })
      expect(restarts).toBe(2)
    } finally {
      await running.stop()
      await first.stop()
    }
  },
  WITHIN_MS,
)
