import { listOf } from './geometry.ts'
import { createRandom } from './random.ts'

const OCTAVES = 6
const FALLOFF = 1.1
const TURN = 2 * Math.PI

/** Creates a smooth one-dimensional noise function with values from −1 to 1, for the outlines of ridges and dunes. */
export function createNoise(seed: string): (x: number) => number {
  const random = createRandom(seed)
  const waves = listOf(OCTAVES, (i) => ({
    height: 1 / (i + 1) ** FALLOFF,
    frequency: (i + 1) * random.range(0.8, 1.25),
    phase: random.next() * TURN,
  }))
  const total = waves.reduce((sum, wave) => sum + wave.height, 0)
  return (x) =>
    waves.reduce((sum, { height, frequency, phase }) => sum + height * Math.sin(x * frequency * TURN + phase), 0) /
    total
}
