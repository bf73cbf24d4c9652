import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leadFiles, unclaimedFiles } from '../../db/tables.ts'
import { limits } from '../../limits.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import { filesInStore, makePdf, upload } from '../../testing/documents.ts'
import { makeLead } from '../../testing/leads.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

it('an upload whose process died is removed a day later, finished or not; documents stay', async () => {
  const { uploads } = api.service.services.documents
  const pdf = await makePdf()
  await upload(api, await makeLead(api), { 'plan.pdf': pdf })
  expect(await api.db.$count(unclaimedFiles)).toBe(0)
  const [document] = await api.db.select().from(leadFiles)

  const [whole, half] = [createFileKey('pdf'), createFileKey('pdf')]
  for (const key of [whole, half]) await uploads.store.put(key, pdf, 'application/pdf')
  const folder = join(api.config.dataDir, 'files', half.slice(0, 2), half.slice(2, 4))
  await writeFile(join(folder, `${half}.5c0f.tmp`), 'half')
  await uploads.sweep()
  expect(await filesInStore(api)).toHaveLength(4)

  api.advance(limits.unclaimedFileMs + 1_000)
  await uploads.sweep()
  expect(await filesInStore(api)).toEqual([document?.key])
  expect(await api.db.$count(unclaimedFiles)).toBe(0)
})
