import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds a free TCP port on this machine. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('The system assigned no port.')
  return address.port
}
