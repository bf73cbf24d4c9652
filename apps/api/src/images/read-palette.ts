import sharp from 'sharp'

/** Number of colours in a palette. */
const COUNT = 5
/** Number of sampled pixels, evenly spaced. */
const SAMPLE = { width: 48, height: 32 }
/** Minimum RGB distance of two colours. Black and white have a distance of 441. */
const DISTANCE = 48

type Colour = readonly [number, number, number]

/**
 * Returns the main colours of a generated image as `#rrggbb`: first the given ones, which the image is known to show, then
 * others, dark ones first.
 */
export async function readPalette(image: Uint8Array, known: readonly string[] = []): Promise<string[]> {
  const pixels = await sharp(image)
    .resize({ ...SAMPLE, fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const given = known.slice(0, COUNT)
  const chosen = given.map(toColour)
  for (const colour of byWeight(pixels)) {
    if (chosen.length === COUNT) break
    if (chosen.every((other) => distance(colour, other) >= DISTANCE)) chosen.push(colour)
  }
  const others = chosen.slice(given.length).sort((a, b) => lightness(a) - lightness(b))
  return [...given, ...others.map(toHex)]
}

/** Averages colours in 8 × 8 × 8 bins and sorts them by weight. Vivid colours count more than grey ones. */
function byWeight(pixels: Uint8Array): Colour[] {
  const buckets = new Map<number, { count: number; sum: [number, number, number] }>()
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3)
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] }
    bucket.count++
    bucket.sum = [bucket.sum[0] + red, bucket.sum[1] + green, bucket.sum[2] + blue]
    buckets.set(key, bucket)
  }
  return [...buckets.values()]
    .map(({ count, sum: [red, green, blue] }): { count: number; colour: Colour } => ({
      count,
      colour: [red / count, green / count, blue / count],
    }))
    .sort((a, b) => weight(b) - weight(a))
    .map(({ colour }) => colour)
}

function weight({ count, colour }: { count: number; colour: Colour }): number {
  return Math.sqrt(count) * (16 + Math.max(...colour) - Math.min(...colour))
}

function distance(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

function lightness([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toColour(hex: string): Colour {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

function toHex(colour: Colour): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
