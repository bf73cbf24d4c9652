import sharp, { type Sharp } from 'sharp'
import type { SceneSpec } from '../spec.ts'
import { analyseVenue, SAMPLE_WIDTH } from '../venue/analyse-venue.ts'
import { blendVenue } from '../venue/blend-venue.ts'
import { drawVenue } from '../venue/draw-venue.ts'
import type { Pixels } from '../venue/pixels.ts'
import type { Placement } from '../venue/place-ceremony.ts'
import { openImage } from './sharp-input.ts'

/** A photo of a venue, and the place of the ceremony in the photo. */
export interface VenuePhoto {
  photo: Uint8Array
  /** The place of the ceremony. By default, free ground in the photo is chosen. */
  placement?: Placement | undefined
}

/** The pixels of a venue photo before and after a ceremony was drawn into it. */
export interface VenueDrawing {
  before: Pixels
  after: Pixels
}

/** The margin around the drawn layers, in pixels. librsvg clips filters at the edge of the viewport. */
const MARGIN = 16
/** The minimum and maximum ratio of a photo's height to its width. Other photos are cropped around their centre. */
const RATIO = { least: 1 / 2, most: 3 / 2 }
/** The minimum blur radius. sharp rejects smaller radii. */
const LEAST_BLUR = 0.3
/** The blur of shadows in soft light and in hard light, as a fraction of the width. */
const PENUMBRA = { soft: 1 / 170, hard: 1 / 520 }

/** Draws a ceremony into a photo of a venue. Returns a PNG with the aspect ratio of the photo. */
export async function drawVenueImage(
  spec: SceneSpec,
  { width, ...venue }: VenuePhoto & { width: number },
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const { after } = await drawIntoPhoto(spec, { width, ...venue }, signal)
  return toSharp(after).png({ compressionLevel: 6 }).toBuffer()
}

/** Draws a ceremony into a photo of a venue. Throws the signal's reason if `signal` aborts between two steps. */
export async function drawIntoPhoto(
  spec: SceneSpec,
  { photo, placement, width }: VenuePhoto & { width: number },
  signal?: AbortSignal,
): Promise<VenueDrawing> {
  const before = await decode(photo, width)
  const sample = await readPixels(toSharp(before).resize(SAMPLE_WIDTH))
  signal?.throwIfAborted()
  const venue = analyseVenue(before, sample)
  const { width: w, height: h } = before
  const drawn = drawVenue(spec, venue, placement, { width: w, height: h, margin: MARGIN })
  const penumbra = before.width * (PENUMBRA.soft + (PENUMBRA.hard - PENUMBRA.soft) * venue.light.hardness)
  const things = await rasterize(drawn.things, before, venue.detail.softness)
  signal?.throwIfAborted()
  const shadows = await rasterize(drawn.shadows, before, penumbra)
  const glows = await rasterize(drawn.glows, before)
  signal?.throwIfAborted()
  const opacities = new Uint8Array(before.width * before.height)
  for (let i = 0; i < opacities.length; i++) opacities[i] = shadows[i * 4 + 3] as number
  return { before, after: { ...before, data: blendVenue(before, { things, shadows: opacities, glows }, venue) } }
}

/** Decodes a photo and scales it down to the given width. Photos are never enlarged. */
async function decode(photo: Uint8Array, width: number): Promise<Pixels> {
  const upright = await readPixels(
    openImage(photo).resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true }),
  )
  const ratio = upright.height / upright.width
  if (ratio >= RATIO.least && ratio <= RATIO.most) return upright
  const isWide = ratio < RATIO.least
  const size = isWide
    ? { width: Math.round(upright.height / RATIO.least), height: upright.height }
    : { width: upright.width, height: Math.round(upright.width * RATIO.most) }
  return readPixels(toSharp(upright).resize({ ...size, fit: 'cover' }))
}

/** Rasterizes an SVG that has a margin. Returns RGBA pixels in the size of the photo, without the margin. */
async function rasterize(svg: string, { width, height }: Pixels, blur = 0): Promise<Uint8Array> {
  const image = sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha()
  return (blur >= LEAST_BLUR ? image.blur(blur) : image)
    .extract({ left: MARGIN, top: MARGIN, width, height })
    .raw()
    .toBuffer()
}

function toSharp({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

async function readPixels(image: Sharp): Promise<Pixels> {
  const upright = image.toColourspace('srgb').flatten({ background: '#ffffff' })
  const { data, info } = await upright.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
