import { get } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Throws if a port is taken. The message names the variable of each taken port. */
export async function requireFreePorts(ports) {
  const taken = []
  for (const [name, port] of Object.entries(ports))
    if (!(await isFree(port))) taken.push(`Port ${port} is taken. Set ${name} to a free one and start again.`)
  if (taken.length > 0) throw new Error(taken.join('\n'))
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Waits until a URL responds with success. Rejects when the signal aborts. */
export async function whenAnswering(address, signal) {
  while (!(await answers(address))) await sleep(200, undefined, { signal })
}

/** Requests the loopback address with a Host header, because Node does not resolve names below `localhost`. */
function answers({ host, port, path }) {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` }, timeout: 5_000 })
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode < 400)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}
