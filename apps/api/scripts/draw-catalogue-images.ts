/**
 * Draws the first image of every demo vendor and writes it to `assets/demo/catalogue`. `npm run redraw` runs this
 * script. To draw the images of some vendors only, run `node --conditions=source scripts/draw-catalogue-images.ts
 * slug…`. The images are committed, so that the lists of a demo need no drawing.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { createRasterPool } from '@vowkit/illustrator/raster'
import sharp from 'sharp'
import { CATALOGUE } from '../src/demo/catalogue/catalogue.ts'
import { IMAGE_WIDTHS, sceneOf } from '../src/demo/catalogue/images.ts'

const OUT = new URL('../assets/demo/catalogue/', import.meta.url)
const MAX_BYTES = 15 * 1024
const QUALITIES = [50, 40, 32, 26, 22, 18, 14]

await mkdir(OUT, { recursive: true })
const pool = createRasterPool()
const requested = process.argv.slice(2)
for (const { slug } of CATALOGUE.filter(({ slug }) => requested.length === 0 || requested.includes(slug))) {
  const scene = sceneOf(slug, 1)
  if (scene) await write(slug, await pool.draw({ spec: scene, width: IMAGE_WIDTHS.list }))
}
await pool.close()

/** Writes the image with the highest quality that fits the size limit. */
async function write(slug: string, png: Uint8Array): Promise<void> {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= MAX_BYTES) return writeFile(new URL(`${slug}.webp`, OUT), webp)
  }
  throw new Error(`The image of ${slug} does not fit ${MAX_BYTES} bytes.`)
}
