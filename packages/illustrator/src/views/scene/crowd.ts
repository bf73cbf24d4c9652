import type { SceneDescription } from '@vowkit/understanding'
import { listOf } from '../../base/geometry.ts'
import { createRandom } from '../../base/random.ts'
import { hasCrowd, isLane, isRing, namesAction, type Reaction, reactionsOfGuests } from '../../compose/moments.ts'
import { castGuests, drawFigure, type Figure } from '../../figures/index.ts'
import type { GroundPoint } from '../../stage/camera.ts'
import { findPlace } from '../../stage/find-place.ts'
import type { Shape, Stage } from '../../stage/stage.ts'
import { guestCount } from '../people.ts'

const GUEST: Shape = { id: 'person:guest', width: 0.7, height: 1.75, cover: 0.5 }
const USUAL = { lane: 18, arc: 15, ring: 16 }
const MOST = 26
/** Two rows of guests: the nearest guest, the distance between guests, and half the width of the lane, in metres. */
const LANE = { nearest: 3.75, pitch: 0.58, half: 1.32, stagger: 0.4 }
/** Rows of guests behind the couple: their distances from the couple, and the free space around it, in metres. */
const ARC = { rows: 6, behind: 1.15, row: 0.85, pitch: 0.68, clear: 1.1, edge: 0.56 }
/**
 * A ring of guests: half its width and its depth in metres, and where it starts, in half turns from the right. Guests
 * below the sine `behind` show their backs.
 */
const RING = { wide: 2.7, deep: 1.9, from: -0.13, behind: -0.05 }
/** How far a guest may move aside or back, so that no object is hidden, in metres. */
const SHIFTS = [0, 0.3, -0.3, 0.6, -0.6] as const
const SHIFT_COST = 0.4

/** Where the guests who lift the couple stand, in metres from the couple. */
const LIFTERS = [
  [-0.78, 0.1],
  [-0.2, 0.1],
  [0.24, 0.1],
  [0.8, 0.1],
] as const

const STANDING: Reaction = { pose: 'front' }

/** Places the guests in two rows beside the couple. Place them before objects, which stand around the rows. */
export function placeLane(stage: Stage, centre: GroundPoint): void {
  const { description } = stage.painter.spec
  if (!hasCrowd(description) || !isLane(description)) return
  const guests = castCrowd(stage, USUAL.lane)
  for (const [i, guest] of guests.entries()) {
    const side = i % 2 === 0 ? -1 : 1
    const row = Math.floor(i / 2)
    const point = {
      right: centre.right + side * (LANE.half + (row % 2) * LANE.stagger),
      away: LANE.nearest + row * LANE.pitch,
    }
    putGuest(stage, i, guest, point, side)
  }
}

/** Places the guests in a ring around the couple, with a gap in front of the viewer. */
function placeRing(stage: Stage, { right, away }: GroundPoint): void {
  const guests = castCrowd(stage, USUAL.ring)
  for (const [i, guest] of guests.entries()) {
    const angle = Math.PI * (RING.from + ((1 - 2 * RING.from) * i) / Math.max(1, guests.length - 1))
    const point = { right: right + Math.cos(angle) * RING.wide, away: away + Math.sin(angle) * RING.deep }
    putGuest(stage, i, guest, point, point.right < right ? -1 : 1, Math.sin(angle) < RING.behind)
  }
}

/** Places the guests in rows behind the couple and beside it, where they hide no object. */
export function placeArc(stage: Stage, centre: GroundPoint): void {
  const { description } = stage.painter.spec
  if (!hasCrowd(description) || isLane(description)) return
  if (isRing(description)) {
    placeRing(stage, centre)
    return
  }
  const guests = castCrowd(stage, USUAL.arc)
  const lifts = namesAction(description, 'hora') ? liftersOf(centre) : []
  for (const [i, point] of lifts.entries())
    putGuest(stage, guests.length + i, guests[i] as Figure, point, point.right < 0 ? -1 : 1)
  const places = arcPlaces(centre)
  const objects = stage.painter.located.filter(({ id }) => id !== GUEST.id)
  /** Places a guest near a point. Returns false if the guest would hide an object there. */
  const placeNear = (i: number, point: GroundPoint | undefined): boolean => {
    if (!point) return false
    const candidates = SHIFTS.map((shift) => {
      const shifted = { right: point.right + shift, away: point.away + Math.abs(shift) * 0.5 }
      return { ...stage.positionOf(shifted), point: shifted, cost: Math.abs(shift) * SHIFT_COST }
    })
    const place = findPlace(stage, GUEST, candidates, objects)
    if (place) putGuest(stage, i, guests[i] as Figure, place.point, Math.sign(place.point.right - centre.right))
    return place !== undefined
  }
  const homeless = [...guests.keys()].filter((i) => !placeNear(i, places[i]))
  const spare = places.slice(guests.length)
  for (const i of homeless) while (spare.length > 0 && !placeNear(i, spare.shift())) {}
}

/** Returns the places of the guests who lift the couple on chairs. */
function liftersOf({ right, away }: GroundPoint): GroundPoint[] {
  return LIFTERS.map(([aside, back]) => ({ right: right + aside, away: away + back }))
}

/** Returns the places behind a point, from the middle to the edges of the image and from near to far rows. */
function arcPlaces({ right, away }: GroundPoint): GroundPoint[] {
  return listOf(ARC.rows, (row) => {
    const distance = away + ARC.behind + row * ARC.row
    const inner = row === 0 ? ARC.clear : ARC.pitch / 2
    const seats = Math.max(1, Math.floor((distance * ARC.edge - inner) / ARC.pitch))
    return listOf(seats * 2, (i) => {
      const side = i % 2 === 0 ? -1 : 1
      const reach = inner + Math.floor(i / 2) * ARC.pitch
      // The ends of the rows come nearer, so that the guests stand around the couple.
      return { right: right + side * reach, away: distance - (reach / (distance * ARC.edge)) ** 2 * 1.1 }
    })
  }).flat()
}

function castCrowd({ painter: { spec } }: Stage, usual: number): Figure[] {
  const { description, seed } = spec
  const count = Math.min(MOST, guestCount(description) ?? usual)
  return castGuests(description, count, createRandom(`${seed}/crowd`))
}

function putGuest(stage: Stage, index: number, guest: Figure, point: GroundPoint, side: number, isBack = false): void {
  const { painter } = stage
  const reaction = reactionAt(painter.spec.description, index)
  const { held } = reaction
  const pose = isBack && reaction.pose === 'front' ? 'back' : reaction.pose
  const figure: Figure = held ? { ...guest, held } : guest
  if (held === 'sparkler') {
    const { spot, away } = stage.positionOf(point)
    const box = {
      x: spot.x - spot.unit * 0.3,
      y: spot.y - spot.unit * 1.9,
      width: spot.unit * 0.6,
      height: spot.unit * 0.6,
    }
    painter.locate('object:sparklers', away, box)
    painter.glow(spot.x - side * spot.unit * 0.42, spot.y - spot.unit * 1.66, spot.unit * 0.55, '#ffcf7a', 0.5)
  }
  stage.add(`crowd-${index}`, point, (spot) => drawFigure(painter, spot, figure, pose, side < 0 ? 1 : -1), GUEST)
}

/** Returns what one of the guests does. If the guests do several things, they take turns. */
function reactionAt(description: SceneDescription, index: number): Reaction {
  const reactions = reactionsOfGuests(description)
  return reactions[index % reactions.length] ?? STANDING
}
