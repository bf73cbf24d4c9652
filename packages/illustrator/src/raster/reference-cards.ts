import sharp, { type OverlayOptions } from 'sharp'
import { WIDTH } from '../base/geometry.ts'
import { openImage } from './sharp-input.ts'

const TILTS = [-5, 4, -3]
const PHOTO = 210
const BORDER = 12
const CHIN = 34
const STEP = 232
const MARGIN = { left: 44, bottom: 40 }
const SHADOW = { spread: 30, blur: 14, dx: 8, dy: 14, alpha: 0.34, colour: { r: 42, g: 18, b: 36 } }
const PAPER = '#fffdf9'
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** Draws up to three reference images as tilted cards with shadows, in the lower left corner. */
export async function layCards(
  references: readonly Uint8Array[],
  width: number,
  height: number,
): Promise<OverlayOptions[]> {
  const scale = width / WIDTH
  const cards = await Promise.all(
    TILTS.slice(0, references.length).map((tilt, i) => makeCard(references[i] as Uint8Array, tilt, scale)),
  )
  return cards.flatMap(({ card, shadow, cardHeight }, i) => {
    const left = Math.round((MARGIN.left + i * STEP) * scale)
    const top = height - cardHeight - Math.round(MARGIN.bottom * scale)
    const spread = Math.round(SHADOW.spread * scale)
    return [
      {
        input: shadow,
        left: left - spread + Math.round(SHADOW.dx * scale),
        top: top - spread + Math.round(SHADOW.dy * scale),
      },
      { input: card, left, top },
    ]
  })
}

async function makeCard(reference: Uint8Array, tilt: number, scale: number) {
  const photo = Math.max(8, Math.round(PHOTO * scale))
  const border = Math.max(1, Math.round(BORDER * scale))
  const image = await openImage(reference)
    .resize(photo, photo, { fit: 'cover' })
    .modulate({ saturation: 0.92 })
    .removeAlpha()
    .png()
    .toBuffer()
  const size = { width: photo + border * 2, height: photo + border * 2 + Math.round(CHIN * scale) }
  const flat = await sharp({ create: { ...size, channels: 4, background: PAPER } })
    .composite([{ input: image, left: border, top: border }])
    .png()
    .toBuffer()
  const { data: card, info } = await sharp(flat)
    .rotate(tilt, { background: CLEAR })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { card, cardHeight: info.height, shadow: await makeShadow(card, scale) }
}

/** Returns the shadow of a card: its outline in one dark colour, with blurred edges. */
async function makeShadow(card: Buffer, scale: number): Promise<Buffer> {
  const spread = Math.round(SHADOW.spread * scale)
  const { r, g, b } = SHADOW.colour
  const dark = await sharp(card).linear([0, 0, 0, SHADOW.alpha], [r, g, b, 0]).png().toBuffer()
  const extended = await sharp(dark)
    .extend({ top: spread, bottom: spread, left: spread, right: spread, background: CLEAR })
    .png()
    .toBuffer()
  return sharp(extended)
    .blur(Math.max(0.5, SHADOW.blur * scale))
    .png()
    .toBuffer()
}
