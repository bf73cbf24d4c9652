import sharp from 'sharp'
import { channels } from '../../base/colour.ts'
import { createRandom, hashText } from '../../base/random.ts'
import { fromLinear } from '../../venue/estimate-tone.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** A test scene that renders like a photo: textured ground in perspective, a backdrop, light, noise and grain. */
export interface VenuePhotoScene {
  name: string
  /** The ratio of the photo's height to its width. */
  ratio: number
  /** The true position of the horizon, as a fraction of the height. */
  horizon: number
  /** The side from which the light comes: -1 is left, 0 is the centre, 1 is right. */
  lightFrom: -1 | 0 | 1
  /** The allowed error of the estimated horizon, as a fraction of the height. */
  tolerance: number
  grain: number
  /**
   * Returns the colour of a point in linear light. Positions are fractions of the height, relative to the centre and
   * the horizon.
   */
  shade(x: number, y: number): Rgb
}

const EYE = 1.6

function noise(seed: number, x: number, y: number): number {
  const corner = (i: number, j: number) => {
    let hash = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 2246822519)
    hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
    return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
  }
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - i, y - j].map((t) => t * t * (3 - 2 * t)) as [number, number]
  const top = corner(i, j) * (1 - u) + corner(i + 1, j) * u
  const bottom = corner(i, j + 1) * (1 - u) + corner(i + 1, j + 1) * u
  return top * (1 - v) + bottom * v
}

/** Returns fractal noise from 0 to 1 at a position. */
function clouds(seed: number, x: number, y: number, octaves = 4): number {
  let sum = 0
  for (let k = 0; k < octaves; k++) sum += noise(seed + k, x * 2 ** k, y * 2 ** k) / 2 ** (k + 1)
  return sum / (1 - 0.5 ** octaves)
}

const mixed = (from: Rgb, to: Rgb, t: number): Rgb => {
  const share = Math.min(1, Math.max(0, t))
  return channels((c) => from[c] * (1 - share) + to[c] * share)
}
const times = (colour: Rgb, factor: number): Rgb => channels((c) => colour[c] * factor)
const tinted = (colour: Rgb, tint: Rgb): Rgb => channels((c) => colour[c] * tint[c])

/**
 * Returns the point of level ground that is visible at an image position, in metres. Returns `undefined` above the
 * horizon and beyond `depth`.
 */
function ground(x: number, y: number, focal: number, depth: number): { right: number; away: number } | undefined {
  if (y <= 0) return undefined
  const away = (EYE * focal) / y
  return away > depth ? undefined : { right: (x * away) / focal, away }
}

function grass(seed: number, colour: Rgb, { right, away }: { right: number; away: number }): Rgb {
  const detail = clouds(seed, right * 9, away * 5)
  const patches = clouds(seed + 9, right * 0.7, away * 0.4)
  return times(colour, 0.55 + 0.5 * detail + 0.4 * patches)
}

/** Returns the colour of a row of trees or a hedge between the ground and the sky. */
function foliage(seed: number, colour: Rgb, x: number, y: number): Rgb {
  return times(colour, 0.25 + 1.3 * clouds(seed, x * 22, y * 22) ** 1.6)
}

function sky(top: Rgb, low: Rgb, seed: number, x: number, y: number): Rgb {
  const cloud = clouds(seed, x * 3, y * 9)
  return mixed(mixed(low, top, -y * 2), [0.9, 0.9, 0.92], Math.max(0, cloud - 0.55) * 1.6)
}

/**
 * Returns the surface of a room that is visible at an image position, in one-point perspective: floor, wall, ceiling or
 * far wall.
 */
function room(
  x: number,
  y: number,
  { focal, half, tall, deep }: { focal: number; half: number; tall: number; deep: number },
): { surface: 'floor' | 'ceiling' | 'left' | 'right' | 'end'; right: number; up: number; away: number } {
  const ts = [
    { surface: 'floor' as const, away: y > 0 ? (EYE * focal) / y : Infinity },
    { surface: 'ceiling' as const, away: y < 0 ? ((tall - EYE) * focal) / -y : Infinity },
    { surface: 'left' as const, away: x < 0 ? (half * focal) / -x : Infinity },
    { surface: 'right' as const, away: x > 0 ? (half * focal) / x : Infinity },
    { surface: 'end' as const, away: deep },
  ].sort((a, b) => a.away - b.away)
  const { surface, away } = ts[0] as (typeof ts)[number]
  return { surface, away, right: (x * away) / focal, up: EYE - (y * away) / focal }
}

const LAWN: VenuePhotoScene = {
  name: 'lawn at noon',
  ratio: 2 / 3,
  horizon: 0.42,
  lightFrom: 1,
  tolerance: 0.08,
  grain: 4,
  shade(x, y) {
    const at = ground(x, y, 1.1, 22)
    if (at) {
      const tree = clouds(5, at.right * 0.22 + 3, at.away * 0.22) > 0.62 ? 0.55 : 1
      return times(grass(1, [0.13, 0.24, 0.05], at), tree * (1 + 0.25 * x))
    }
    const hedge = -0.1 - 0.05 * clouds(7, x * 5, 1)
    return y > hedge
      ? times(foliage(3, [0.06, 0.11, 0.03], x, y), 1 + 0.5 * x)
      : sky([0.2, 0.4, 0.85], [0.6, 0.75, 0.95], 2, x, y)
  },
}

const BEACH: VenuePhotoScene = {
  name: 'beach at sunset',
  ratio: 2 / 3,
  horizon: 0.4,
  lightFrom: -1,
  tolerance: 0.025,
  grain: 5,
  shade(x, y) {
    const sun = Math.exp(-(((x + 0.4) / 0.2) ** 2) - ((y + 0.08) / 0.12) ** 2)
    const at = ground(x, y, 1.1, 19 + 4 * clouds(8, x * 4, 0))
    if (at) return tinted(grass(2, [0.34, 0.27, 0.19], at), [1.15, 0.95, 0.75])
    if (y > 0) {
      const glitter = clouds(4, x * 14, 30 / (y + 0.02)) > 0.6 ? 0.25 : 0
      return times([0.25 + 0.5 * sun + glitter * sun, 0.22 + 0.3 * sun, 0.24], 0.8)
    }
    return mixed(mixed([1, 0.62, 0.36], [0.32, 0.32, 0.5], -y * 2.2), [1.4, 1.2, 0.8], sun)
  },
}

const FOREST: VenuePhotoScene = {
  name: 'forest path',
  ratio: 2 / 3,
  horizon: 0.46,
  lightFrom: 0,
  tolerance: 0.09,
  grain: 8,
  shade(x, y) {
    const trunks = [-0.62, -0.45, -0.3, 0.27, 0.41, 0.6]
    const trunk = trunks.findIndex((tx, i) => Math.abs(x - tx) < 0.012 + 0.006 * (i % 3) && y < 0.05 + 0.03 * (i % 3))
    if (trunk >= 0) return times([0.09, 0.065, 0.045], 0.5 + clouds(20 + trunk, x * 90, y * 12))
    const at = ground(x, y, 1.1, 14)
    if (!at) return times(foliage(6, [0.1, 0.16, 0.05], x, y), y < -0.2 ? 1.6 : 0.9)
    const path = Math.abs(at.right - 0.2 * Math.sin(at.away / 3)) < 1.6
    const dapple = 0.6 + 0.9 * Math.max(0, clouds(9, at.right * 1.2, at.away) - 0.45)
    return times(grass(4, path ? [0.2, 0.15, 0.1] : [0.09, 0.13, 0.04], at), dapple)
  },
}

const BARN: VenuePhotoScene = {
  name: 'barn interior',
  ratio: 2 / 3,
  horizon: 0.46,
  lightFrom: -1,
  tolerance: 0.06,
  grain: 9,
  shade(x, y) {
    const { surface, right, up, away } = room(x, y, { focal: 1, half: 5, tall: 5.4, deep: 16 })
    const along = surface === 'floor' || surface === 'ceiling' ? right : up
    const plank =
      Math.abs((((along * 3.2) % 1) + 1) % 1) < 0.07 ? 0.45 : 0.8 + 0.5 * noise(3, Math.floor(along * 3.2), 2)
    const light =
      surface === 'left' ? 0.5 : surface === 'right' ? 1.15 : surface === 'ceiling' ? 0.45 : 1 - right * 0.07
    const isWindow = surface === 'left' && up > 1.3 && up < 2.8 && away % 4 > 2.6
    if (isWindow) return [0.95, 1, 1.05]
    if (surface === 'end' && Math.abs(right) < 1.6 && up < 3) return [0.8, 0.86, 0.85]
    const wood: Rgb = surface === 'floor' ? [0.23, 0.17, 0.12] : [0.16, 0.095, 0.055]
    return times(wood, plank * light * (0.85 + 0.3 * clouds(5, along * 20, away * 2)))
  },
}

const BALLROOM: VenuePhotoScene = {
  name: 'ballroom',
  ratio: 2 / 3,
  horizon: 0.5,
  lightFrom: 0,
  tolerance: 0.06,
  grain: 7,
  shade(x, y) {
    const { surface, right, up, away } = room(x, y, { focal: 0.95, half: 7, tall: 6.5, deep: 19 })
    const warm: Rgb = [1.2, 0.95, 0.66]
    if (surface === 'floor') {
      const check = (Math.floor(right * 1.1) + Math.floor(away * 1.1)) % 2 === 0 ? 0.2 : 0.13
      return tinted([check, check * 0.8, check * 0.55], times(warm, 0.9 + 0.2 * clouds(2, right * 3, away * 3)))
    }
    if (surface === 'ceiling') return tinted([0.5, 0.48, 0.44], times(warm, away % 5 < 0.6 ? 1.1 : 0.75))
    const run = surface === 'end' ? right + 40 : away
    const isColumn = run % 3.4 < 0.5
    const isWindow = !isColumn && run % 3.4 > 1.2 && run % 3.4 < 2.7 && up > 0.8 && up < 4.4
    return tinted(isWindow ? [0.55, 0.6, 0.62] : isColumn ? [0.55, 0.5, 0.42] : [0.36, 0.31, 0.25], warm)
  },
}

const ROOFTOP: VenuePhotoScene = {
  name: 'rooftop at dusk',
  ratio: 9 / 16,
  horizon: 0.5,
  lightFrom: 1,
  tolerance: 0.1,
  grain: 10,
  shade(x, y) {
    const at = ground(x, y, 1.25, 15)
    if (at) {
      const joint = Math.min(Math.abs(at.right % 0.8), Math.abs(at.away % 0.8)) < 0.03 ? 0.6 : 1
      return times([0.06, 0.065, 0.09], joint * (0.8 + 0.4 * clouds(3, at.right * 4, at.away * 4)) * (1 + 0.35 * x))
    }
    if (y > -0.02) return [0.03, 0.03, 0.045]
    const tower = -0.06 - 0.16 * noise(4, Math.floor(x * 14), 3)
    if (y > tower) {
      const isLit = noise(8, Math.floor(x * 90), Math.floor(y * 90)) > 0.78
      return isLit ? [0.5, 0.34, 0.14] : [0.025, 0.028, 0.05]
    }
    return mixed([0.5, 0.3, 0.26], [0.05, 0.07, 0.2], -y * 2.2)
  },
}

const PORTRAIT: VenuePhotoScene = {
  name: 'garden, portrait format',
  ratio: 4 / 3,
  horizon: 0.44,
  lightFrom: -1,
  tolerance: 0.08,
  grain: 4,
  shade(x, y) {
    const at = ground(x, y, 0.95, 17)
    if (at) {
      const path = Math.abs(at.right) < 1.4
      return path
        ? times([0.36, 0.32, 0.26], (0.7 + 0.5 * clouds(3, at.right * 14, at.away * 14)) * (1 - 0.3 * x))
        : times(grass(6, [0.11, 0.2, 0.05], at), 1 - 0.5 * x)
    }
    const hedge = -0.12 - 0.12 * clouds(2, x * 6, 4)
    return y > hedge
      ? times(foliage(5, [0.07, 0.12, 0.035], x, y), 1 - 0.9 * x)
      : sky([0.35, 0.55, 0.85], [0.8, 0.85, 0.9], 4, x, y)
  },
}

const SNOW: VenuePhotoScene = {
  name: 'snow under clouds',
  ratio: 3 / 4,
  horizon: 0.38,
  lightFrom: 0,
  tolerance: 0.08,
  grain: 3,
  shade(x, y) {
    const at = ground(x, y, 1, 30)
    if (at)
      return times(
        [0.66, 0.69, 0.74],
        0.82 + 0.2 * clouds(1, at.right * 0.8, at.away * 0.6) + 0.06 * clouds(2, at.right * 12, at.away * 7),
      )
    const firs = -0.04 - 0.13 * noise(3, x * 26, 1) * (0.6 + noise(5, x * 5, 2))
    return y > firs
      ? mixed(foliage(7, [0.06, 0.08, 0.08], x, y), [0.6, 0.63, 0.68], 0.25)
      : times([0.72, 0.75, 0.8], 0.9 + 0.1 * clouds(9, x * 3, y * 3))
  },
}

const NIGHT: VenuePhotoScene = {
  name: 'courtyard at night',
  ratio: 2 / 3,
  horizon: 0.45,
  lightFrom: 1,
  tolerance: 0.09,
  grain: 13,
  shade(x, y) {
    const { surface, right, up, away } = room(x, y, { focal: 1.05, half: 7.5, tall: 30, deep: 15 })
    const lamp = 1 / (1 + 0.1 * ((right - 4.5) ** 2 + (away - 11) ** 2))
    const warm: Rgb = [0.55, 0.32, 0.12]
    if (surface === 'floor') {
      const cobble = 0.5 + 0.8 * noise(2, Math.floor(right * 5), Math.floor(away * 5))
      return mixed([0.005, 0.006, 0.012], times(warm, cobble * 0.5), 0.15 + lamp)
    }
    if (surface === 'end' && Math.hypot(right - 4.6, up - 3) < 0.25) return [1.5, 1.2, 0.7]
    if (surface === 'end' && up > 5 + noise(4, Math.floor(right / 2), 1) * 2) return [0.006, 0.008, 0.02]
    return mixed([0.006, 0.006, 0.01], times(warm, 0.5 + 0.3 * clouds(3, right * 3 + away, up * 3)), lamp * 0.9)
  },
}

const FIELD: VenuePhotoScene = {
  name: 'field at golden hour, panorama',
  ratio: 1 / 3,
  horizon: 0.45,
  lightFrom: 1,
  tolerance: 0.09,
  grain: 5,
  shade(x, y) {
    const at = ground(x, y, 2.2, 60)
    const warm: Rgb = [1.3, 1, 0.6]
    if (at)
      return tinted(grass(3, [0.26, 0.21, 0.08], { right: at.right, away: at.away * 0.6 }), times(warm, 1 + 0.2 * x))
    const hill = -0.03 - 0.1 * clouds(5, x * 1.6, 2)
    if (y > hill) return tinted(foliage(6, [0.1, 0.11, 0.05], x, y), warm)
    const sun = Math.exp(-(((x - 0.75) / 0.22) ** 2) - ((y + 0.16) / 0.16) ** 2)
    return mixed(mixed([1, 0.72, 0.42], [0.4, 0.5, 0.7], -y * 2), [1.5, 1.35, 1], sun)
  },
}

export const VENUE_PHOTOS: readonly VenuePhotoScene[] = [
  LAWN,
  BEACH,
  FOREST,
  BARN,
  BALLROOM,
  ROOFTOP,
  PORTRAIT,
  SNOW,
  NIGHT,
  FIELD,
]

/** Renders a test scene as a JPEG. */
export async function renderVenuePhoto(scene: VenuePhotoScene, width: number): Promise<Buffer> {
  const height = Math.round(width * scene.ratio)
  const random = createRandom(scene.name)
  const pixels = Buffer.alloc(width * height * 3)
  const jitter = hashText(scene.name) % 7
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fx, fy] = [(x + 0.5 - width / 2) / height, (y + 0.5) / height - scene.horizon]
      const corner = 1 - 0.28 * ((fx * height) / width) ** 2 * 2
      const colour = scene.shade(fx + jitter * 1e-6, fy)
      for (let c = 0; c < 3; c++) {
        const value = 255 * fromLinear(Math.min(1, Math.max(0, (colour[c] as number) * corner)))
        const film = (random.next() + random.next() + random.next() - 1.5) * 2 * scene.grain
        pixels[(y * width + x) * 3 + c] = Math.min(255, Math.max(0, value + film))
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}
