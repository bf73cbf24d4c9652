import sharp from 'sharp'
import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { drawScene } from '../scene/draw-any-scene.ts'
import type { SceneSpec } from '../spec.ts'
import { grainTile } from './grain.ts'
import { cutByHand } from './hand-cut.ts'

export interface DrawImageOptions {
  /** The width of the image in pixels. The height follows from the aspect ratio 3:2. */
  width: number
}

/**
 * The margin around the drawing in pixels. The margin is cut off after drawing. librsvg clips blurs at the edge of the
 * viewport, and `cutByHand` shifts pixels of the margin into the image.
 */
const MARGIN = 16
const SHARPEN = { sigma: 0.6 }
const WIDTHS = { least: 48, most: 4096 }

/** Draws a scene as a PNG. Throws the signal's reason if `signal` aborts between two steps. */
export async function drawImage(
  spec: SceneSpec,
  { width }: DrawImageOptions,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  if (!(width >= WIDTHS.least && width <= WIDTHS.most)) {
    throw new RangeError(`The width of an image must be between ${WIDTHS.least} and ${WIDTHS.most} pixels.`)
  }
  const w = Math.round(width)
  const h = Math.round((w * HEIGHT) / WIDTH)
  const margin = Math.max(1, Math.round((MARGIN * w) / WIDTH))
  const svg = drawScene(spec, { width: w + 2 * margin, height: h + 2 * margin })
  const grain = { input: await grainTile(w, h), blend: 'soft-light' as const }
  signal?.throwIfAborted()
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  signal?.throwIfAborted()
  const cut = cutByHand({ data, width: info.width, height: info.height }, margin, spec.seed)
  return sharp(cut.data, { raw: { width: w, height: h, channels: 3 } })
    .composite([grain])
    .removeAlpha()
    .sharpen(SHARPEN)
    .png({ compressionLevel: 6 })
    .toBuffer()
}
