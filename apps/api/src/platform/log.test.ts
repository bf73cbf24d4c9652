import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('the log contains the code and stack of a failed statement, without user input', () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const cause = Object.assign(new Error('Key (email)=(ada@example.com) exists'), { code: '23505' })
  log.error(
    { err: new DrizzleQueryError('insert into accounts values ($1)', ['ada@example.com'], cause) },
    'a request failed',
  )
  expect(lines.join()).toContain('23505')
  expect(lines.join()).toContain('log.test.ts')
  expect(lines.join()).not.toContain('ada@example.com')
})
