/**
 * Draws the images of the demo couples' boards into `assets/demo/people`, those of their visions into
 * `assets/demo/visions`, and the images of the root README and of the templates of `create-vowkit`. `npm run redraw` runs
 * this script. The images are committed, so that a demo starts without drawing.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { parsePrompt, SAMPLE_PROMPTS } from '@vowkit/illustrator'
import { createRasterPool } from '@vowkit/illustrator/raster'
import sharp from 'sharp'
import { MAYA_VISIONS, scenesOf } from '../src/demo/people/maya-visions.ts'
import { markForFreePlan } from '../src/images/images.ts'

const OUT = new URL('../assets/demo/people/', import.meta.url)
const WIDTH = 960
const VISIONS = new URL('../assets/demo/visions/', import.meta.url)
const VISION_WIDTH = 1280

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

const TEMPLATE_PROMPT = PROMPTS['maya-flowers']
const TEMPLATE_IMAGE = new URL('../../../packages/create-vowkit/templates/shared/bouquet.webp', import.meta.url)
/** The bouquet in the middle of the image. */
const TEMPLATE_CROP = { left: 411, top: 0, width: 853, height: 1066 }
const TEMPLATE_WIDTH = 1600

await mkdir(OUT, { recursive: true })
await mkdir(VISIONS, { recursive: true })
const pool = createRasterPool()
for (const [name, prompt] of Object.entries(PROMPTS)) {
  const png = await pool.draw({ spec: parsePrompt(prompt), width: WIDTH })
  await sharp(png)
    .webp({ quality: 68, effort: 6 })
    .toFile(new URL(`${name}.webp`, OUT).pathname)
}
for (const vision of MAYA_VISIONS) {
  for (const [index, spec] of scenesOf(vision).entries()) {
    const clean = await sharp(await pool.draw({ spec, width: VISION_WIDTH }))
      .webp({ quality: 72, effort: 6 })
      .toBuffer()
    const marked = await markForFreePlan(clean)
    await writeFile(new URL(`${vision.name}-${index}.webp`, VISIONS), clean)
    await writeFile(new URL(`${vision.name}-${index}-marked.webp`, VISIONS), marked.bytes)
  }
}
const png = await pool.draw({ spec: parsePrompt(README_PROMPT), width: README_WIDTH })
await sharp(png).webp({ quality: 68, effort: 6 }).toFile(README_IMAGE.pathname)
const bouquet = await pool.draw({ spec: parsePrompt(TEMPLATE_PROMPT), width: TEMPLATE_WIDTH })
await sharp(bouquet).extract(TEMPLATE_CROP).webp({ quality: 72, effort: 6 }).toFile(TEMPLATE_IMAGE.pathname)
await pool.close()
