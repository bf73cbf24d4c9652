import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { openDatabase } from './platform/database.ts'
import { createLog } from './platform/log.ts'
import { startService } from './start.ts'
import { testConfig } from './testing/test-config.ts'

it('what cannot be closed keeps nothing else open', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-start-'))
  cpSync(inject('templateDir'), dataDir, { recursive: true })
  const mail = { send: async () => undefined, close: () => Promise.reject(new Error('The mail server hangs.')) }
  const service = await startService(testConfig(dataDir), { providers: { mail } })
  await expect(service.stop()).rejects.toThrow('The mail server hangs.')
  // A folder whose database is open is refused.
  const database = await openDatabase({ dataDir, log: createLog('silent') })
  await database.close()
  rmSync(dataDir, { recursive: true })
})
