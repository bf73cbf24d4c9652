/** A connected area of an image. Lengths are in pixels. */
export interface Blob {
  area: number
  /** The length and the width of the ellipse with the same moments. */
  length: number
  width: number
  /** How far the long side leans from the vertical, from 0 to π/2. */
  lean: number
  /** The area relative to the area of the ellipse. A disc has 1, and a ragged or curved area has less. */
  fill: number
  /** The share of the pixels at a distance of three pixels that are marked in `around`. */
  surrounded: number
  /** How much the lightness changes inside. Petals cast shadows on each other, but a ball is smooth. */
  texture: number
}

export interface Mask {
  width: number
  height: number
  /** One value per pixel, row by row. */
  inside: readonly boolean[]
  around: readonly boolean[]
  lightness: readonly number[]
}

/** The width of the blurred edge of an area. */
const EDGE = 3
/** The distance of the pixels whose lightness is compared. */
const STEP = 2

/** Returns the connected areas of the pixels in `inside`, from the top to the bottom. */
export function findBlobs(mask: Mask): Blob[] {
  const seen = mask.inside.map((isInside) => !isInside)
  return mask.inside.flatMap((_, start) => (seen[start] ? [] : [measure(collect(start, mask, seen), mask)]))
}

/** Collects the pixels that are connected with the first one, and marks them as seen. */
function collect(start: number, mask: Mask, seen: boolean[]): number[] {
  const pixels = [start]
  seen[start] = true
  for (let index = 0; index < pixels.length; index++) {
    for (const next of neighbours(pixels[index] ?? start, mask)) {
      if (seen[next]) continue
      seen[next] = true
      pixels.push(next)
    }
  }
  return pixels
}

function measure(pixels: readonly number[], mask: Mask): Blob {
  const area = pixels.length
  const points = pixels.map((pixel) => ({ x: pixel % mask.width, y: Math.floor(pixel / mask.width) }))
  const mean = (of: (point: { x: number; y: number }) => number) => points.reduce((sum, p) => sum + of(p), 0) / area
  const [centreX, centreY] = [mean(({ x }) => x), mean(({ y }) => y)]
  // Each pixel is a square with a variance of 1/12.
  const xx = mean(({ x }) => (x - centreX) ** 2) + 1 / 12
  const yy = mean(({ y }) => (y - centreY) ** 2) + 1 / 12
  const xy = mean(({ x, y }) => (x - centreX) * (y - centreY))
  const spread = Math.hypot((xx - yy) / 2, xy)
  const length = 4 * Math.sqrt((xx + yy) / 2 + spread)
  const width = 4 * Math.sqrt(Math.max(0, (xx + yy) / 2 - spread))
  const outline = outlineOf(pixels, mask)
  return {
    area,
    length,
    width,
    lean: Math.PI / 2 - Math.abs(Math.atan2(2 * xy, xx - yy) / 2),
    fill: area / ((Math.PI / 4) * length * width),
    texture: textureOf(pixels, mask),
    surrounded: outline.filter((pixel) => mask.around[pixel]).length / Math.max(1, outline.length),
  }
}

/** Returns the pixels around an area, beyond its blurred edge. */
function outlineOf(pixels: readonly number[], mask: Mask): number[] {
  const reached = new Set(pixels)
  let edge = [...pixels]
  for (let step = 0; step < EDGE; step++) {
    edge = [...new Set(edge.flatMap((pixel) => neighbours(pixel, mask)))].filter((pixel) => !reached.has(pixel))
    for (const pixel of edge) reached.add(pixel)
  }
  return edge
}

/** Returns the mean difference between the lightness of a pixel and of the pixels on two opposite sides of it. */
function textureOf(pixels: readonly number[], { width, inside, lightness }: Mask): number {
  const bends = pixels.flatMap((pixel) =>
    [STEP, STEP * width].flatMap((step) => {
      const isInside = inside[pixel - step] && inside[pixel + step]
      const at = (index: number) => lightness[index] ?? 0
      return isInside ? [Math.abs((at(pixel - step) + at(pixel + step)) / 2 - at(pixel))] : []
    }),
  )
  return bends.reduce((sum, bend) => sum + bend, 0) / Math.max(1, bends.length)
}

function neighbours(pixel: number, { width, height }: Mask): number[] {
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  return [
    ...(x > 0 ? [pixel - 1] : []),
    ...(x < width - 1 ? [pixel + 1] : []),
    ...(y > 0 ? [pixel - width] : []),
    ...(y < height - 1 ? [pixel + width] : []),
  ]
}
