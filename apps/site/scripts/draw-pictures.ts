/**
 * Draws the images in `public/img` and their placeholder gradients. `npm run redraw` runs this script. To draw some
 * images only, run `node --conditions=source scripts/draw-pictures.ts file…`. Commit the output.
 */
import { mkdir } from 'node:fs/promises'
import type { SceneSpec } from '@vowkit/illustrator'
import { createRasterPool, type RasterPool } from '@vowkit/illustrator/raster'
import { WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import sharp from 'sharp'
import { CATEGORY_FILES, CATEGORY_PICTURE } from '../src/shared/category-picture.ts'
import { LOOKS, PICTURES, type Picture, STYLE_PICTURE, styleFile } from '../src/shared/scene/pictures.ts'
import { toScene } from '../src/shared/scene/to-scene.ts'
import { toCategorySpec } from './category-pictures.ts'
import { DEMO_PICTURES } from './demo-pictures.ts'
import { toSpec } from './drawings.ts'
import { writeWashes } from './washes.ts'

const OUT = new URL('../public/img/', import.meta.url)
/** Aspect ratio of the illustrator's output. Other ratios are cropped around the center. */
const DRAWN_RATIO = 3 / 2
const JPEG_WIDTH = 1200

interface Size {
  width: number
  height: number
}

const pathOf = (name: string) => new URL(name, OUT).pathname

async function drawPicture(pool: RasterPool, { file, widths, ratio: [across, down] }: Picture): Promise<void> {
  const spec = toSpec(file)
  const widest = Math.max(...widths)
  const height = Math.round((widest * down) / across)
  const png = await pool.draw({ spec, width: Math.max(widest, Math.ceil(height * DRAWN_RATIO)) })
  for (const width of widths) {
    const picture = sharp(png).resize(width, Math.round((width * down) / across), { fit: 'cover' })
    await picture
      .clone()
      .avif({ quality: 52, effort: 6 })
      .toFile(pathOf(`${file}-${width}.avif`))
    await picture
      .clone()
      .webp({ quality: 64, effort: 6 })
      .toFile(pathOf(`${file}-${width}.webp`))
  }
}

async function drawJpeg(pool: RasterPool, file: string): Promise<void> {
  const png = await pool.draw({ spec: toSpec(file), width: JPEG_WIDTH })
  await sharp(png)
    .jpeg({ quality: 70, mozjpeg: true })
    .toFile(pathOf(`${file}.jpg`))
}

/** Draws larger and scales down, which keeps more detail than drawing small. */
async function drawSmall(pool: RasterPool, file: string, spec: SceneSpec, { width, height }: Size): Promise<void> {
  const png = await pool.draw({ spec, width: Math.max(640, 2 * width) })
  await sharp(png)
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 50, effort: 6 })
    .toFile(pathOf(`${file}.webp`))
}

const requested = process.argv.slice(2)
const isRequested = (file: string) => requested.length === 0 || requested.includes(file)

await mkdir(OUT, { recursive: true })
const pool = createRasterPool()
for (const picture of PICTURES.filter(({ file }) => isRequested(file))) await drawPicture(pool, picture)
for (const { file } of LOOKS.filter(({ file }) => isRequested(file))) await drawJpeg(pool, file)
for (const style of WEDDING_STYLES.filter((style) => isRequested(styleFile(style))))
  await drawSmall(pool, styleFile(style), toScene({ styles: [style] }), STYLE_PICTURE)
for (const file of CATEGORY_FILES.filter(isRequested))
  await drawSmall(pool, file, toCategorySpec(file), CATEGORY_PICTURE)
for (const [name, { spec, width, smallWidth }] of Object.entries(DEMO_PICTURES).filter(([name]) => isRequested(name))) {
  const picture = sharp(await pool.draw({ spec, width })).webp({ quality: 64, effort: 6 })
  await picture.clone().toFile(pathOf(`${name}.webp`))
  await picture
    .clone()
    .resize(smallWidth)
    .toFile(pathOf(`${name}-${smallWidth}.webp`))
}
await pool.close()
await writeWashes(OUT, PICTURES)
