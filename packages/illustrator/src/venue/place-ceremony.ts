import { CENTRE, listOf, WIDTH } from '../base/geometry.ts'
import type { Camera, GroundPoint } from '../stage/camera.ts'
import type { Venue } from './analyse-venue.ts'
import { clamp } from './pixels.ts'

/** A position on a photo, as fractions of its width and height. */
export interface PhotoPoint {
  x: number
  y: number
}

/** Where a couple wants the ceremony on a photo: the foot of the arch, and the end of the aisle near the viewer. */
export interface Placement {
  arch: PhotoPoint
  aisleEnd: PhotoPoint
}

/** A ceremony on the ground of a photo. Points are in metres on the ground. */
export interface Ceremony {
  camera: Camera
  /** The height of the canvas. Its width is `WIDTH`. */
  height: number
  arch: GroundPoint
  aisleEnd: GroundPoint
  /** The placement that was used, on the photo. */
  placement: Placement
}

/** The height of a camera that a standing person holds, in metres. */
const EYE = 1.6
/** The focal length of a phone's main camera, as a fraction of the longer side of the photo. */
const FOCAL = 0.74
/** The height of an arch, in metres, and the fraction of the photo that it should fill. */
const ARCH_METRES = 2.9
const ARCH_FILLS = { height: 0.36, width: 0.42 }
/** The least distance between the horizon and a point on the ground, as a fraction of the height. */
const LEAST_BELOW = 0.025
const LOWEST_ARCH = 0.9
const CLEAR_OF_EDGE = 0.012
const LEAST_AISLE = 2
const CANDIDATES = listOf(13, (i) => 0.32 + i * 0.03)

/** Places a ceremony on the ground of a photo, at the given placement or where the ground is free. */
export function placeCeremony(venue: Venue, given?: Placement): Ceremony {
  const height = WIDTH * venue.ratio
  const camera: Camera = { horizon: venue.horizon.y * height, eye: EYE, focal: FOCAL * Math.max(WIDTH, height) }
  const placement = given ? onGround(given, venue) : choosePlacement(venue, camera, height)
  const arch = groundAt(camera, placement.arch, height)
  const end = groundAt(camera, placement.aisleEnd, height)
  return { camera, height, arch, aisleEnd: keepApart(arch, end), placement }
}

/** Returns the placement that fits the photo best. */
export function choosePlacement({ horizon, ground, ratio }: Venue, { focal }: Camera, height: number): Placement {
  const unit = Math.min(ARCH_FILLS.height * height, ARCH_FILLS.width * WIDTH * Math.max(1, ratio)) / ARCH_METRES
  const wished = horizon.y + (EYE * Math.min(unit, focal / 4)) / height
  const heading = horizon.vanishingX ?? 0.5
  const free = (x: number) => Math.max(ground.topAt(x - 0.06), ground.topAt(x), ground.topAt(x + 0.06))
  const cost = (x: number) => Math.max(0, free(x) + CLEAR_OF_EDGE - wished) * 3 + Math.abs(x - (0.5 + heading) / 2)
  const x = CANDIDATES.reduce((best, candidate) => (cost(candidate) < cost(best) ? candidate : best), 0.5)
  const y = clamp(Math.max(wished, free(x) + CLEAR_OF_EDGE), horizon.y + LEAST_BELOW, LOWEST_ARCH)
  return { arch: { x, y: Math.min(y, Math.max(wished, LOWEST_ARCH - 0.12)) }, aisleEnd: { x: 0.5, y: 1 } }
}

/** Moves points above the horizon, which are not on the ground, below it. */
function onGround({ arch, aisleEnd }: Placement, { horizon }: Venue): Placement {
  const least = horizon.y + LEAST_BELOW
  const below = ({ x, y }: PhotoPoint, lowest: number): PhotoPoint => ({ x: clamp(x, 0, 1), y: clamp(y, lowest, 1) })
  const top = below(arch, least)
  return { arch: top, aisleEnd: below(aisleEnd, least) }
}

function groundAt({ horizon, eye, focal }: Camera, { x, y }: PhotoPoint, height: number): GroundPoint {
  const away = (eye * focal) / Math.max(1, y * height - horizon)
  return { right: ((x * WIDTH - CENTRE) * away) / focal, away }
}

/** Moves the end of an aisle that is too short to show chairs towards the viewer. */
function keepApart(arch: GroundPoint, end: GroundPoint): GroundPoint {
  const length = Math.hypot(end.right - arch.right, end.away - arch.away)
  if (length >= LEAST_AISLE) return end
  return { right: arch.right, away: Math.max(1, arch.away - LEAST_AISLE) }
}
