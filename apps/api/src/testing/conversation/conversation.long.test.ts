import { it } from 'vitest'
import { OWN_DEPLOYMENT, startServerProcess } from '../server-process.ts'
import { startApi } from '../start-api.ts'
import { converse } from './converse.ts'
import { makeTalkers } from './couple-and-vendor.ts'

/** The rate limit of ten frames a second makes the test take minutes. */
const WITHIN_MS = 900_000

it(
  'a thousand messages each way arrive once and in order over a bad network, with the API killed and restarted',
  async () => {
    const seeded = await startApi({ APP_SECRET: OWN_DEPLOYMENT.APP_SECRET }, {}, { isEmbedded: true })
    const talkers = await makeTalkers(seeded)
    await seeded.service.stop()
    const server = await startServerProcess({ ...OWN_DEPLOYMENT, DATA_DIR: seeded.config.dataDir })
    const restart = async (signal: NodeJS.Signals) => {
      await server.stop(signal)
      await server.restart()
    }
    try {
      const restarts = [() => restart('SIGKILL'), () => restart('SIGTERM')]
      await converse({ api: () => server, ...talkers, count: 1000, restarts })
    } finally {
      await server.end()
      await seeded.stop()
    }
  },
  WITHIN_MS,
)
