import { clamp, mean, type Pixels, percentile } from './pixels.ts'

/** The noise and sharpness of a photo at its full size. */
export interface Detail {
  /** The standard deviation of the noise, 0–255. */
  grain: number
  /** The radius of the blur that edges in the photo have, in pixels. */
  softness: number
}

const TILE = 16
/** The factor from the mean absolute difference of neighbours to a standard deviation. */
const TO_DEVIATION = 0.886
const MOST_GRAIN = 14
/** The differences between neighbours at the edges of a sharp photo and of a blurred photo. */
const EDGES = { sharp: 60, blurred: 8 }
const SOFTEST = 1.3
const SHARPEST = 0.35

/** Estimates the grain from the most even areas, and the sharpness from the strongest edges. */
export function estimateDetail({ data, width, height }: Pixels): Detail {
  const noise: number[] = []
  const edges: number[] = []
  for (let top = 0; top + TILE < height; top += TILE) {
    for (let left = 0; left + TILE < width; left += TILE) {
      const steps: number[] = []
      for (let y = top; y < top + TILE; y += 3) {
        for (let x = left; x < left + TILE - 1; x += 2) {
          const i = 3 * (y * width + x) + 1
          steps.push(Math.abs((data[i] as number) - (data[i + 3] as number)))
        }
      }
      noise.push(mean(steps))
      edges.push(Math.max(...steps))
    }
  }
  // Fully white and fully black areas have no noise, and say nothing about the rest of the photo.
  const uneven = noise.filter((deviation) => deviation > 0)
  const grain = clamp(percentile(uneven, 0.2) * TO_DEVIATION, 0, MOST_GRAIN)
  const edge = percentile(edges, 0.93)
  const blur = clamp((EDGES.sharp - edge) / (EDGES.sharp - EDGES.blurred), 0, 1)
  return { grain, softness: SHARPEST + (SOFTEST - SHARPEST) * blur ** 1.5 }
}
