import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { SceneSpec } from '@vowkit/illustrator'
import type { RasterPool } from '@vowkit/illustrator/raster'
import { toWebp } from '../../images/images.ts'
import { createFairQueue } from '../../platform/fair-queue.ts'
import type { FileStore } from '../../providers/files/files.ts'
import { IMAGE_WIDTHS, sceneOf } from './images.ts'

export const catalogueImageRules = {
  /** Maximum number of demo vendors' images in the drawing queue. Further requests get 429. */
  catalogueImagesWaiting: 40,
  /** Time for which clients cache an image of a demo vendor. */
  catalogueCacheSeconds: 30 * 24 * 60 * 60,
}

/** The images of the demo vendors. Each image is drawn at its first request. */
export interface CatalogueImages {
  /**
   * Returns a vendor's image as WebP, or `null` for an unknown image or width. Throws 429 if the drawing queue is full.
   */
  find(slug: string, number: number, width: number): Promise<Uint8Array | null>
  close(): Promise<void>
}

export interface CatalogueImageDeps {
  pool: RasterPool
  /** Stores the drawn images. */
  files: FileStore
  /** Maximum width of a drawing, in pixels. */
  maxWidth: number
}

const WIDTHS = Object.values(IMAGE_WIDTHS)

export function createCatalogueImages({ pool, files, maxWidth }: CatalogueImageDeps): CatalogueImages {
  const takeTurn = createFairQueue({
    concurrency: 1,
    max: catalogueImageRules.catalogueImagesWaiting,
    retrySeconds: 10,
  })
  const underWay = new Map<string, Promise<void>>()

  /** Draws an image once for concurrent requests. Draws no larger than `width`, because small drawings are faster. */
  function draw(scene: SceneSpec, width: number): Promise<void> {
    const name = keyOf(scene, width)
    const drawing = underWay.get(name) ?? takeTurn(() => drawAndKeep(scene, width)).finally(() => underWay.delete(name))
    underWay.set(name, drawing)
    return drawing
  }

  async function drawAndKeep(scene: SceneSpec, width: number): Promise<void> {
    // A larger drawing may have finished while this one was queued.
    if (await files.get(keyOf(scene, width))) return
    const png = await pool.draw({ spec: scene, width: Math.min(width, maxWidth) })
    for (const smaller of WIDTHS.filter((other) => other <= width)) {
      const { bytes, type } = await toWebp(png, smaller)
      await files.put(keyOf(scene, smaller), bytes, type)
    }
  }

  async function read(scene: SceneSpec, width: number): Promise<Uint8Array | null> {
    const file = await files.get(keyOf(scene, width))
    return file ? file.bytes() : null
  }

  return {
    async find(slug, number, width) {
      const scene = WIDTHS.includes(width) ? sceneOf(slug, number) : null
      if (!scene) return null
      if (number === 1 && width === IMAGE_WIDTHS.list) return readShipped(slug)
      const kept = await read(scene, width)
      if (kept) return kept
      await draw(scene, width)
      return read(scene, width)
    },
    close: () => pool.close(),
  }
}

/** Hashes the scene to a key, so that a changed scene has a different file. */
function keyOf(scene: SceneSpec, width: number): string {
  return `${createHash('sha1')
    .update(JSON.stringify([scene, width]))
    .digest('hex')}.webp`
}

/** The list images are in the repository, so that the first visitor does not wait for drawings. */
function readShipped(slug: string): Promise<Uint8Array> {
  return readFile(new URL(`../../../assets/demo/catalogue/${slug}.webp`, import.meta.url))
}
