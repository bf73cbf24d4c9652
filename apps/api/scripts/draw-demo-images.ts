/**
 * Draws the images of the demo couples' boards into `assets/demo/people`, and the image of the root README. `npm run
 * redraw` runs this script. The images are committed, so that a demo starts without drawing.
 */
import { mkdir } from 'node:fs/promises'
import { parsePrompt, SAMPLE_PROMPTS } from '@vowkit/illustrator'
import { createRasterPool } from '@vowkit/illustrator/raster'
import sharp from 'sharp'

const OUT = new URL('../assets/demo/people/', import.meta.url)
const WIDTH = 960

const PROMPTS = {
  'maya-couple': 'A portrait of the couple in a vineyard at golden hour, rose arch, blush roses and ivory peonies',
  'maya-venue':
    'Long tables with guests under string lights in a vineyard at dusk, blush roses and eucalyptus, gold chairs',
  'maya-venue-morning':
    'Vineyard ceremony on a bright morning, canopy arch, blush roses and ivory peonies, white chairs',
  'maya-flowers': 'A bouquet of blush peonies, ivory roses and eucalyptus',
  'maya-cake': 'A wedding cake with blush roses and sage leaves, candlelight',
  'maya-invitation': 'An invitation in sage and blush with ivory roses',
}

/** The prompt that the README quotes below the drawn image. */
const README_PROMPT = SAMPLE_PROMPTS[0] as string
const README_IMAGE = new URL('../../../docs/img/vision.webp', import.meta.url)
const README_WIDTH = 1280

await mkdir(OUT, { recursive: true })
const pool = createRasterPool()
for (const [name, prompt] of Object.entries(PROMPTS)) {
  const png = await pool.draw({ spec: parsePrompt(prompt), width: WIDTH })
  await sharp(png)
    .webp({ quality: 68, effort: 6 })
    .toFile(new URL(`${name}.webp`, OUT).pathname)
}
const png = await pool.draw({ spec: parsePrompt(README_PROMPT), width: README_WIDTH })
await sharp(png).webp({ quality: 68, effort: 6 }).toFile(README_IMAGE.pathname)
await pool.close()
