/**
 * Draws the pictures of `public/img` anew: the venue, the inspiration and the result of "See our AI in action".
 * Run it with `node scripts/draw-pictures.ts` after a change to the illustrator; the files are committed.
 */
import { mkdir } from 'node:fs/promises'
import { parsePrompt, type SceneSpec } from '@vowkit/illustrator'
import { createRasterPool } from '@vowkit/illustrator/raster'
import sharp from 'sharp'

const PROMPT = 'Garden ceremony at golden hour, blush peonies and ivory roses, a draped canopy arch'
const OUT = new URL('../public/img/', import.meta.url)

const result = parsePrompt(PROMPT)
const bouquet = parsePrompt(`A bouquet of blush peonies and ivory roses`)
const bareDecor = { ...result.decor, aisle: 'none', strings: false, drapes: false } as const
const pictures: Record<string, { spec: SceneSpec; width: number }> = {
  'demo-result': { spec: result, width: 1200 },
  'demo-venue': { spec: { ...result, comp: 'empty', lightName: 'midday', decor: bareDecor }, width: 720 },
  'demo-inspiration': { spec: { ...bouquet, florals: result.florals, palette: result.palette }, width: 720 },
}

await mkdir(OUT, { recursive: true })
const pool = createRasterPool()
for (const [name, { spec, width }] of Object.entries(pictures)) {
  const png = await pool.draw({ spec, width, height: Math.round((width * 2) / 3) })
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(new URL(`${name}.webp`, OUT).pathname)
}
await pool.close()
