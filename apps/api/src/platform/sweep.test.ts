import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createSweepQueue } from './sweep.ts'

it('a failed sweep is logged and the other sweeps still run', async () => {
  const log: string[] = []
  const swept: string[] = []
  const logger = pino({}, { write: (line) => void log.push(line) })
  const broken = () => Promise.reject(new Error('The disk is gone.'))
  const { work } = createSweepQueue([broken, async () => void swept.push('mails')], logger)
  await work({}, new AbortController().signal)
  expect(swept).toEqual(['mails'])
  expect(log).toEqual([expect.stringContaining('The disk is gone.')])
})
