import type { Lab } from '../base/colour.ts'
import { listOf } from '../base/geometry.ts'
import { createRandom } from '../base/random.ts'

export interface ColourCluster {
  colour: Lab
  /** The fraction of all pixels that belong to the cluster. */
  weight: number
}

/** Weights hue more than lightness, because hue distinguishes flowers better. */
const HUE_WEIGHT = 2
const ROUNDS = 8
const START_SAMPLES = 400

/**
 * Clusters colours with k-means in OKLab. The first start point is seeded, and the others are the farthest points. The
 * same pixels therefore produce the same clusters.
 */
export function clusterColours(pixels: readonly Lab[], count: number): ColourCluster[] {
  let centres = chooseStart(pixels, count)
  let sizes: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number])
    for (const pixel of pixels) {
      const sum = sums[nearest(centres, pixel)]
      if (!sum) continue
      sum[0] += pixel[0]
      sum[1] += pixel[1]
      sum[2] += pixel[2]
      sum[3] += 1
    }
    centres = sums.map(([l, a, b, n], i) => (n ? [l / n, a / n, b / n] : (centres[i] as Lab)))
    sizes = sums.map((sum) => sum[3])
  }
  return centres.map((colour, i) => ({ colour, weight: (sizes[i] ?? 0) / pixels.length }))
}

function chooseStart(pixels: readonly Lab[], count: number): Lab[] {
  const random = createRandom('palette')
  const centres: Lab[] = pixels.slice(0, 1)
  while (centres.length < count && pixels.length) {
    const samples = listOf(START_SAMPLES, () => random.pick(pixels))
    const farthest = samples.reduce((best, sample) => (gap(centres, sample) > gap(centres, best) ? sample : best))
    centres.push(farthest)
  }
  return centres
}

function gap(centres: readonly Lab[], pixel: Lab): number {
  return Math.min(...centres.map((centre) => distance(centre, pixel)))
}

function nearest(centres: readonly Lab[], pixel: Lab): number {
  let best = 0
  let bestDistance = Number.POSITIVE_INFINITY
  centres.forEach((centre, i) => {
    const d = distance(centre, pixel)
    if (d < bestDistance) {
      bestDistance = d
      best = i
    }
  })
  return best
}

function distance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  return Math.hypot(l1 - l2, (a1 - a2) * HUE_WEIGHT, (b1 - b2) * HUE_WEIGHT)
}
