import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RasterError, type RasterPool } from '@vowkit/illustrator/raster'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { QueueBusy } from '../../platform/fair-queue.ts'
import { createFileStore } from '../../providers/files/file-store.ts'
import { createFolderObjects } from '../../providers/files/folder-objects.ts'
import { CATALOGUE } from './catalogue.ts'
import { catalogueImageRules, createCatalogueImages } from './service.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vowkit-catalogue-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A raster pool whose drawings finish when the test releases them. */
function createHeldPool() {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  const widths: number[] = []
  const pool: RasterPool = {
    async draw({ width }) {
      widths.push(width)
      await gate
      const create = { width, height: Math.round((width * 2) / 3), channels: 3 as const, background: '#aa3355' }
      return new Uint8Array(await sharp({ create }).png().toBuffer())
    },
    inspect: async () => ({ parts: [], background: 1, whole: {} }),
    readReference: async () => ({ palette: [] }),
    close: async () => {},
  }
  return { pool, release, widths, drawings: () => widths.length }
}

const open = (pool: RasterPool) =>
  createCatalogueImages({ pool, files: createFileStore(createFolderObjects(folder), 'catalogue'), maxWidth: 960 })

const widthOf = async (bytes: Uint8Array | null) => (await sharp(bytes ?? undefined).metadata()).width
const [FIRST] = CATALOGUE
const SLUG = FIRST?.slug ?? ''

it('the catalogue image service draws an image once for concurrent requests, and stores both widths', async () => {
  const { pool, release, drawings } = createHeldPool()
  const images = open(pool)
  const asked = [960, 480, 960].map((width) => images.find(SLUG, 2, width))
  release()
  expect(await Promise.all((await Promise.all(asked)).map(widthOf))).toEqual([960, 480, 960])
  expect(drawings()).toBe(1)
})

it('the catalogue image service draws an image at the requested width', async () => {
  const { pool, release, widths } = createHeldPool()
  const images = open(pool)
  release()
  expect(await widthOf(await images.find(SLUG, 2, 480))).toBe(480)
  expect(await widthOf(await images.find(SLUG, 2, 960))).toBe(960)
  expect(widths).toEqual([480, 960])
})

it('the catalogue image service returns images that an earlier process stored, without drawing', async () => {
  const first = createHeldPool()
  first.release()
  const before = await open(first.pool).find(SLUG, 2, 960)
  const second = createHeldPool()
  expect(await open(second.pool).find(SLUG, 2, 960)).toEqual(before)
  expect(second.drawings()).toBe(0)
})

it('the catalogue image service returns the list image of every vendor without drawing', async () => {
  const { pool, drawings } = createHeldPool()
  const images = open(pool)
  let total = 0
  for (const { slug } of CATALOGUE) {
    const bytes = await images.find(slug, 1, 480)
    expect(await widthOf(bytes)).toBe(480)
    expect(bytes?.length).toBeLessThanOrEqual(15 * 1024)
    total += bytes?.length ?? 0
  }
  expect(total).toBeLessThan(1.2 * 1024 * 1024)
  expect(drawings()).toBe(0)
})

it('the catalogue image service returns null for an unknown vendor, number or width', async () => {
  const { pool, drawings } = createHeldPool()
  const images = open(pool)
  expect(await images.find('nobody', 1, 960)).toBeNull()
  expect(await images.find('__proto__', 1, 960)).toBeNull()
  expect(await images.find(SLUG, 9, 960)).toBeNull()
  expect(await images.find(SLUG, 0, 960)).toBeNull()
  expect(await images.find(SLUG, Number.NaN, 960)).toBeNull()
  expect(await images.find(SLUG, 1, 961)).toBeNull()
  expect(drawings()).toBe(0)
})

it('the catalogue image service draws one image at a time and rejects requests when its queue is full', async () => {
  const { pool, release, drawings } = createHeldPool()
  const images = open(pool)
  const slugs = CATALOGUE.map(({ slug }) => slug)
  const asked = slugs.slice(0, catalogueImageRules.catalogueImagesWaiting).map((slug) => images.find(slug, 2, 960))
  await expect(images.find(slugs.at(-1) ?? '', 2, 960)).rejects.toBeInstanceOf(QueueBusy)
  await expect.poll(drawings).toBe(1)
  release()
  for (const bytes of await Promise.all(asked)) expect(bytes).not.toBeNull()
})

it('the catalogue image service retries a failed drawing on the next request', async () => {
  const { pool, release, drawings } = createHeldPool()
  release()
  const images = open({
    ...pool,
    async draw(job) {
      const png = await pool.draw(job)
      if (drawings() === 1) throw new RasterError('raster_failed', 'No.')
      return png
    },
  })
  await expect(images.find(SLUG, 2, 960)).rejects.toBeInstanceOf(RasterError)
  expect(await widthOf(await images.find(SLUG, 2, 960))).toBe(960)
})
