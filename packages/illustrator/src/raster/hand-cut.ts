import { WIDTH } from '../base/geometry.ts'
import { createRandom } from '../base/random.ts'

/** Raw RGB pixels, with one byte per channel. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** The grid spacing of the coarse and the fine noise, in canvas pixels. */
const PERIODS = [46, 23]
/** The maximum shift by the coarse noise, in canvas pixels. The fine noise shifts half as far. */
const SHIFT = 1.7
const CHANNELS = 3

/**
 * Shifts the pixels of a drawing by smooth noise, so that edges look cut by hand. Removes `margin` pixels on each side,
 * because the shifted pixels come from this margin. The same seed produces the same shifts.
 */
export function cutByHand({ data, width, height }: Pixels, margin: number, seed: string): Pixels {
  const out = { width: width - 2 * margin, height: height - 2 * margin }
  const scale = out.width / WIDTH
  const [across, down] = ['across', 'down'].map((axis) => createShifts(`${seed}/${axis}`, out, scale))
  const pixels = new Uint8Array(out.width * out.height * CHANNELS)
  const row = { across: new Float32Array(out.width), down: new Float32Array(out.width) }
  let at = 0
  for (let y = 0; y < out.height; y++) {
    across?.(y, row.across)
    down?.(y, row.down)
    for (let x = 0; x < out.width; x++) {
      const fromX = Math.min(Math.max(x + margin + (row.across[x] as number), 0), width - 1.001)
      const fromY = Math.min(Math.max(y + margin + (row.down[x] as number), 0), height - 1.001)
      const left = Math.floor(fromX)
      const top = Math.floor(fromY)
      const right = fromX - left
      const below = fromY - top
      const first = (top * width + left) * CHANNELS
      const next = first + width * CHANNELS
      for (let channel = 0; channel < CHANNELS; channel++) {
        const upper = mix(data[first + channel], data[first + CHANNELS + channel], right)
        const lower = mix(data[next + channel], data[next + CHANNELS + channel], right)
        pixels[at++] = upper + (lower - upper) * below + 0.5
      }
    }
  }
  return { data: pixels, ...out }
}

function mix(a: number | undefined, b: number | undefined, share: number): number {
  return (a as number) + ((b as number) - (a as number)) * share
}

/** Returns a function that writes the shifts for one row of pixels into an array. */
function createShifts(
  seed: string,
  { width, height }: { width: number; height: number },
  scale: number,
): (y: number, shifts: Float32Array) => void {
  const layers = PERIODS.map((period, i) => {
    const step = Math.max(1, period * scale)
    const columns = Math.ceil(width / step) + 2
    const rows = Math.ceil(height / step) + 2
    const random = createRandom(`${seed}/${period}`)
    const limit = (SHIFT * scale) / (i + 1)
    const points = Float32Array.from({ length: columns * rows }, () => random.range(-limit, limit))
    return { step, columns, points }
  })
  return (y, shifts) => {
    shifts.fill(0)
    for (const { step, columns, points } of layers) {
      const line = Math.floor(y / step)
      const below = ease(y / step - line)
      for (let x = 0; x < width; x++) {
        const column = Math.floor(x / step)
        const right = ease(x / step - column)
        const first = line * columns + column
        const upper = mix(points[first], points[first + 1], right)
        const lower = mix(points[first + columns], points[first + columns + 1], right)
        shifts[x] = (shifts[x] as number) + upper + (lower - upper) * below
      }
    }
  }
}

/** The smoothstep function, which avoids the visible creases of linear interpolation. */
function ease(t: number): number {
  return t * t * (3 - 2 * t)
}
