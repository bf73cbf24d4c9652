import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findFreePort } from '../testing/free-port.ts'
import { createLog } from './log.ts'
import { openDatabase } from './open-database.ts'
import { explainError } from './terminal.ts'

/** Returns the explanation of the error with which PostgreSQL at a URL cannot be opened. */
async function explainOpening(url: string): Promise<string> {
  const postgres = { url, poolSize: 1, migrates: false }
  const opened = openDatabase({ postgres, dataDir: '/nonexistent', redisUrl: undefined, log: createLog('silent') })
  return opened.then(() => 'opened', explainError)
}

it('one sentence names DATABASE_URL and the reason when no PostgreSQL listens at its port', async () => {
  const port = await findFreePort()
  expect(await explainOpening(`postgres://vowkit@127.0.0.1:${port}/vowkit`)).toBe(
    `PostgreSQL cannot be reached. Check DATABASE_URL and DATABASE_DIRECT_URL. The reason: connect ECONNREFUSED 127.0.0.1:${port}`,
  )
})

it('one sentence names DATABASE_URL when the Unix socket of PostgreSQL does not exist', async () => {
  expect(await explainOpening('postgres://vowkit@localhost/vowkit?host=/nonexistent')).toMatch(
    /^PostgreSQL cannot be reached\..* connect ENOENT \/nonexistent\/\S+$/,
  )
})

it('one sentence names DATABASE_URL when PostgreSQL refuses the password', () => {
  const refusal = Object.assign(new Error('password authentication failed for user "vowkit"'), { code: '28P01' })
  expect(explainError(new Error('Failed query: select 1', { cause: refusal }))).toBe(
    `PostgreSQL cannot be reached. Check DATABASE_URL and DATABASE_DIRECT_URL. The reason: ${refusal.message}`,
  )
})

it('one sentence names the variables of ports when a port is in use', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const address = first.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const [error] = await once(createServer().listen(port, '127.0.0.1'), 'error')
  first.close()
  expect(explainError(error)).toMatch(
    /^listen EADDRINUSE: address already in use 127\.0\.0\.1:\d+\. Each process .* METRICS_PORT/,
  )
})

it('the stack of an unexpected error is printed', () => {
  expect(explainError(new TypeError('No such field'))).toMatch(/^TypeError: No such field\n\s+at /)
})
