/**
 * Draws the images of the demo couples' boards and writes them to `assets/demo/people`.
 * Run it with `node --conditions=source scripts/draw-demo-images.ts` after a change to the illustrator. The images are
 * committed, so that a demo starts without drawing.
 */
import { mkdir } from 'node:fs/promises'
import { parsePrompt } from '@vowkit/illustrator'
import { createRasterPool } from '@vowkit/illustrator/raster'
import sharp from 'sharp'

const OUT = new URL('../assets/demo/people/', import.meta.url)
const WIDTH = 960

const PROMPTS = {
  'maya-couple': 'Vineyard ceremony at golden hour, rose arch, blush roses and ivory peonies, white chairs',
  'maya-venue': 'Long tables under string lights in a vineyard at dusk, blush roses and eucalyptus, gold chairs',
  'maya-venue-morning':
    'Vineyard ceremony on a bright morning, canopy arch, blush roses and ivory peonies, white chairs',
  'maya-flowers': 'A bouquet of blush peonies, ivory roses and eucalyptus',
  'maya-cake': 'A wedding cake with blush roses and sage leaves, candlelight',
  'maya-invitation': 'An invitation in sage and blush with ivory roses',
}

await mkdir(OUT, { recursive: true })
const pool = createRasterPool()
for (const [name, prompt] of Object.entries(PROMPTS)) {
  const png = await pool.draw({ spec: parsePrompt(prompt), width: WIDTH })
  await sharp(png)
    .webp({ quality: 74, effort: 6 })
    .toFile(new URL(`${name}.webp`, OUT).pathname)
}
await pool.close()
