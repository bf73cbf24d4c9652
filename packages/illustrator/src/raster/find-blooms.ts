import { type Lab, rgbToLab } from '../base/colour.ts'
import type { BloomShape } from '../spec.ts'
import { type Blob, findBlobs } from './find-blobs.ts'
import { openImage } from './sharp-input.ts'

const SAMPLE_SIZE = 256
/** Slight noise of a photo would otherwise divide petals. */
const BLUR = 0.8
const DEGREES = 180 / Math.PI
const LEAF = { from: 105, to: 170, chroma: 0.03, lightness: 0.25 }
const PETAL = { lightness: 0.4, chroma: 0.09 }
const PALE_PETAL = { lightness: 0.84, chroma: 0.05 }
/** Hues of skin, wood and sand. Petals with these hues must be more colourful. */
const SKIN = { from: 25, to: 85, chroma: 0.13 }
/** The least share of leaves in the image, and in the outline of a bloom. */
const LEAST_LEAVES = { image: 0.2, outline: 0.6 }
/** The least texture of large blooms. Lanterns, balloons and umbrellas have less. */
const PETALS = 0.008
const SPECK = 0.0002
/** The least share of all petal-coloured pixels that blooms of one shape have. */
const CLEAR = 0.75

/** The number of blooms that proves a shape, and whether a blob has this shape. `area` is a share of the image. */
const SHAPES: readonly {
  name: BloomShape
  least: number
  matches: (blob: Blob, area: number, tall: number) => boolean
}[] = [
  { name: 'small', least: 15, matches: (blob, area) => area < 0.006 && isRound(blob, 2, 0.7) },
  {
    name: 'round',
    least: 3,
    matches: (blob, area) => area > 0.012 && area < 0.2 && isRound(blob, 1.5, 0.88) && blob.texture > PETALS,
  },
  {
    name: 'tall',
    least: 6,
    matches: ({ length, width, lean }, _, tall) => tall > 0.12 && length > 3.5 * width && lean * DEGREES < 20,
  },
]

/**
 * Finds out which shape the flowers of a photo have. Returns undefined unless the photo shows several blooms of the
 * same shape, each surrounded by leaves.
 */
export async function findBlooms(image: Uint8Array): Promise<BloomShape | undefined> {
  const { data, info } = await openImage(image)
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'inside' })
    .flatten({ background: '#808080' })
    .toColourspace('srgb')
    .blur(BLUR)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels: Lab[] = []
  for (let i = 0; i < data.length; i += info.channels) {
    const [red = 0, green = red, blue = red] = data.subarray(i, i + info.channels)
    pixels.push(rgbToLab(red / 255, green / 255, blue / 255))
  }
  const around = pixels.map(isLeaf)
  if (around.filter(Boolean).length < LEAST_LEAVES.image * pixels.length) return undefined
  const inside = pixels.map(isPetal)
  const blobs = findBlobs({ ...info, inside, around, lightness: pixels.map(([lightness]) => lightness) }).filter(
    ({ area }) => area > SPECK * pixels.length,
  )
  const total = blobs.reduce((sum, { area }) => sum + area, 0)
  const blooms = blobs.filter(({ surrounded }) => surrounded >= LEAST_LEAVES.outline)
  const found = SHAPES.flatMap(({ name, least, matches }) => {
    const alike = blooms.filter((blob) => matches(blob, blob.area / pixels.length, blob.length / info.height))
    return alike.length < least ? [] : [{ name, area: alike.reduce((sum, { area }) => sum + area, 0) }]
  })
  const [only, ...others] = found
  return only && others.length === 0 && only.area >= CLEAR * total ? only.name : undefined
}

function isRound({ length, width, fill }: Blob, longest: number, leastFill: number): boolean {
  return length < longest * width && fill > leastFill
}

function isLeaf(colour: Lab): boolean {
  const { hue, chroma } = polar(colour)
  return colour[0] > LEAF.lightness && chroma > LEAF.chroma && hue > LEAF.from && hue < LEAF.to
}

function isPetal(colour: Lab): boolean {
  const { hue, chroma } = polar(colour)
  if (colour[0] > PALE_PETAL.lightness && chroma < PALE_PETAL.chroma) return true
  const least = hue > SKIN.from && hue < SKIN.to ? SKIN.chroma : PETAL.chroma
  return colour[0] > PETAL.lightness && chroma > least && !isLeaf(colour)
}

function polar([, a, b]: Lab): { hue: number; chroma: number } {
  return { hue: Math.atan2(b, a) * DEGREES, chroma: Math.hypot(a, b) }
}
