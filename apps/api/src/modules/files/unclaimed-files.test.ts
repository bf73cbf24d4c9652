import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { couples, leadFiles, unclaimedFiles } from '../../db/tables.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import { createMemoryFiles } from '../../testing/credits/memory-files.ts'
import { filesInStore, makePdf, upload } from '../../testing/documents.ts'
import { formOf } from '../../testing/forms.ts'
import { makeLead } from '../../testing/leads.ts'
import { makePhoto, visionForm } from '../../testing/photos.ts'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'
import { fileRules } from './rules.ts'
import { createImageStore } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** Advances the clock by a day and runs the sweep. */
async function sweepLater() {
  api.advance(fileRules.unclaimedFileMs + 1_000)
  await api.service.services.unclaimed.sweep()
}

it('the sweep deletes the uploads of a crashed process a day later, and keeps shared documents', async () => {
  const { unclaimed } = api.service.services
  const before = await filesInStore(api)
  const pdf = await makePdf()
  await upload(api, await makeLead(api), { 'plan.pdf': pdf })
  expect(await api.db.$count(unclaimedFiles)).toBe(0)
  const [document] = await api.db.select().from(leadFiles)
  const kept = await filesInStore(api)
  expect(kept).toContain(document?.key)

  const [whole, half] = [createFileKey('pdf'), createFileKey('pdf')]
  for (const key of [whole, half]) await unclaimed.store.put(key, pdf, 'application/pdf')
  const folder = join(api.config.dataDir, 'files', half.slice(0, 2), half.slice(2, 4))
  await writeFile(join(folder, `${half}.5c0f.tmp`), 'half')
  await unclaimed.sweep()
  expect(await filesInStore(api)).toHaveLength(before.length + 4)

  await sweepLater()
  expect(await filesInStore(api)).toEqual(kept)
  expect(await api.db.$count(unclaimedFiles)).toBe(0)
})

it('the sweep deletes unclaimed images of a crashed process a day later', async () => {
  const { unclaimed, quota } = api.service.services
  const before = await filesInStore(api)
  const keeper = createImageStore({
    db: api.db,
    quota,
    unclaimed,
    imagesUrl: '',
    log: api.service.log,
  })
  const bytes = new Uint8Array(await (await makePhoto()).arrayBuffer())
  await new Promise<void>((resolve) => {
    const dies = () => {
      resolve()
      return new Promise<never>(() => {})
    }
    void keeper.keepFor(1, [{ bytes, type: 'image/webp' }], dies)
  })
  expect(await filesInStore(api)).toHaveLength(before.length + 1)
  await sweepLater()
  expect(await filesInStore(api)).toEqual(before)
})

it('the sweep keeps the images of a vision', async () => {
  const token = await api.signIn('maya@example.com')
  const { body } = await api.post('/vision/list/', { token, form: visionForm('A barn', [await makePhoto()]) })
  await until(async () => expect((await api.get(`/vision/list/${body.id}/`, { token })).body.is_processing).toBe(false))
  expect(await api.db.$count(unclaimedFiles)).toBe(0)
  const before = await filesInStore(api)
  await sweepLater()
  expect(await filesInStore(api)).toEqual(before)
})

it('the sweep retries a failed deletion the next time, without affecting other files', async () => {
  const files = createMemoryFiles()
  const isStuck = vi.fn((_key: string) => true)
  const remove = async (key: string) => {
    if (isStuck(key)) throw new Error('The disk does not answer.')
    await files.delete(key)
  }
  const slow = await startApi({}, { files: { ...files, delete: remove } })
  const { unclaimed } = slow.service.services
  const sweep = () => {
    slow.advance(fileRules.unclaimedFileMs + 1_000)
    return unclaimed.sweep()
  }
  try {
    const lead = await makeLead(slow)
    const form = async () => formOf({}, { image: [await makePhoto()] })
    await slow.post('/couple/update-profile-image/', { token: lead.couple, form: await form() })
    await upload(slow, lead, { 'plan.pdf': await makePdf() })
    const [document] = await slow.db.select().from(leadFiles)
    const [couple] = await slow.db.select().from(couples)
    const gone = [couple?.imageKey ?? '', document?.key ?? '']

    await slow.post('/couple/update-profile-image/', { token: lead.couple, form: await form() })
    await slow.post(`/market/user/files/delete/${document?.id}`, { token: lead.couple, json: {} })
    expect(gone.map(files.has)).toEqual([true, true])

    isStuck.mockImplementation((key) => key === gone[0])
    await sweep()
    expect(gone.map(files.has)).toEqual([true, false])

    isStuck.mockReturnValue(false)
    await sweep()
    expect(gone.map(files.has)).toEqual([false, false])
    const [kept] = await slow.db.select().from(couples)
    expect(files.has(kept?.imageKey ?? null)).toBe(true)
  } finally {
    await slow.stop()
  }
})
