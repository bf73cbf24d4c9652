import { factsOf, isUnwanted, type PersonName, type SceneDescription } from '@vowkit/understanding'
import { lerp, listOf } from '../base/geometry.ts'
import { createRandom } from '../base/random.ts'
import { danceRelative, hasCrowd, reactionOf } from '../compose/moments.ts'
import {
  actionsOfCouple,
  type CouplePose,
  castCouple,
  castGuests,
  castOthers,
  drawCouple,
  drawFigure,
  drawSeatedGuest,
  type Figure,
  fromBehind,
  isOfficiant,
  type Pose,
  poseOfCouple,
  sitsOnBlanket,
  wheelchairUser,
} from '../figures/index.ts'
import { heldUmbrella } from '../objects/paper/umbrellas.ts'
import { drawInWheelchair } from '../objects/things/wheelchair.ts'
import type { Painter } from '../painter/painter.ts'
import type { GroundPoint, Spot } from '../stage/camera.ts'
import { findPlace } from '../stage/find-place.ts'
import { boundsOf, type Position, type Shape, type Stage } from '../stage/stage.ts'
import { drawSeat, drawSeatSide, placeSeats, SEAT_SHAPE, type SeatBlock } from './seats.ts'

const COUPLE: readonly PersonName[] = ['couple', 'bride', 'groom']
const RELATIVES: readonly PersonName[] = ['parent', 'mother', 'father', 'grandparent', 'grandmother', 'grandfather']
const ATTENDANTS: readonly PersonName[] = ['bridesmaid', 'groomsman', ...RELATIVES]
/** People whom a description names beside the couple. */
const FAMILY: readonly string[] = [...RELATIVES, 'flower-girl', 'ring-bearer', 'photographer']
const CHILDREN: readonly PersonName[] = ['flower-girl', 'ring-bearer', 'child']
const CAKE = { width: 1.2, height: 1.7 }
const BLANKET = { width: 3.8, height: 0.5 }
const COUPLE_SHAPE: Shape = { id: 'couple', width: 1.45, height: 1.85 }
/** The widths of a person in a wheelchair, and of a couple with a wheelchair, in metres. */
const WHEELCHAIR = { width: 1.1, withPartner: 2.1 }
/** People whose clothes a description can name without naming the couple. */
const OTHERS: readonly string[] = ['bridesmaid', 'groomsman', 'guest', 'pet']
/** Cameras that show people, also if the description names nobody. */
const SHOWS_PEOPLE: readonly string[] = ['close-up', 'silhouette', 'reflection', 'low']
/** The fraction of seats that stay empty. */
const EMPTY_SEAT = 0.08
const DANCERS = 12
/** The number of random places that are compared for each dancer. */
const DANCER_PLACES = 10
const DANCER_SHAPE: Shape = { id: 'person:guest', width: 0.7, height: 1.75, cover: 0.5 }
const FAR_ROW = 1.05
/** The number of guests at a ceremony without seats, and of those on one side in one row. */
const STANDING = 20
const STANDING_A_ROW = 5
/** The distance at which the frame shows one metre on each side of the centre, in metres. */
const METRES_AWAY_A_METRE = 1.55

/** Whether the description names the couple or its clothes. */
export function showsCouple(description: SceneDescription): boolean {
  const named = factsOf(description, 'person').some(({ name }) => COUPLE.includes(name))
  const isDressed = factsOf(description, 'colour').some(({ of }) => of === 'dress' || of === 'suit')
  return named || isDressed || factsOf(description, 'attire').some(({ of }) => of === undefined || !OTHERS.includes(of))
}

/** Whether the couple holds the umbrella that the description names. Dancers lay it down. */
export function holdsUmbrella(description: SceneDescription): boolean {
  const dances = factsOf(description, 'view').some(({ name }) => name === 'dance-floor')
  return impliesCouple(description) && !dances
}

/** Whether a free scene shows the couple, although the description names only what belongs to it. */
export function impliesCouple(description: SceneDescription): boolean {
  if (factsOf(description, 'person').some(({ name }) => name === 'none')) return false
  if (isUnwanted(description, 'person', 'couple')) return false
  const hasParty = factsOf(description, 'person').some(({ name }) => name === 'bridesmaid' || name === 'groomsman')
  const belongs = description.facts.some(
    ({ kind, name }) =>
      kind === 'culture' ||
      (kind === 'structure' && name !== 'none' && !hasParty) ||
      (kind === 'person' && FAMILY.includes(name)) ||
      (kind === 'view' && name === 'bouquet') ||
      (kind === 'camera' && SHOWS_PEOPLE.includes(name)) ||
      (kind === 'object' && name === 'umbrellas'),
  )
  const hasBothSides = ['bridesmaid', 'groomsman'].every((role) =>
    factsOf(description, 'person').some(({ name }) => name === role),
  )
  return (
    belongs ||
    poseOfCouple(description) === 'in-wheelchair' ||
    hasBothSides ||
    showsCouple(description) ||
    actionsOfCouple(description).length > 0 ||
    hasCrowd(description)
  )
}

function showsGuests(description: SceneDescription): boolean {
  const named = factsOf(description, 'person').some(({ name, count }) => name === 'guest' && count !== 0)
  return named || (factsOf(description, 'attire').some(({ of }) => of === 'guest') && !excludesGuests(description))
}

function excludesGuests(description: SceneDescription): boolean {
  const isNone = factsOf(description, 'person').some(({ name, count }) => name === 'guest' && count === 0)
  return isNone || isUnwanted(description, 'person', 'guest')
}

/** Returns the number of guests that the description gives. */
export function guestCount(description: SceneDescription): number | undefined {
  return factsOf(description, 'person').find(({ name }) => name === 'guest')?.count
}

/** Places the couple if the description names one, or in any case if `always` is true. */
export function placeCouple(stage: Stage, point: GroundPoint, pose: CouplePose, always = false): void {
  if (always || showsCouple(stage.painter.spec.description)) putCouple(stage, stage.positionOf(point), pose)
}

/**
 * Places the couple at a position that is not on the ground of the stage, such as in a boat. A pose that the
 * description names replaces `usual`.
 */
export function putCouple(stage: Stage, position: Position, usual: CouplePose): void {
  const { description, seed, comp } = stage.painter.spec
  const named = poseOfCouple(description) ?? usual
  const pose = comp === 'portrait' ? fromBehind(named) : named
  const couple = dancingPair(description, seed)
  stage.put('couple', position, (spot) => drawCouple(stage.painter, spot, couple, pose), {
    ...COUPLE_SHAPE,
    ...(pose === 'in-wheelchair' && { width: WHEELCHAIR.withPartner }),
  })
  if (pose === 'cutting-cake') stage.painter.locate('object:cake-table', position.away, boundsOf(position.spot, CAKE))
  if (sitsOnBlanket(description))
    stage.painter.locate('object:blankets', position.away, boundsOf(position.spot, BLANKET))
  const umbrella = factsOf(description, 'object').find(({ name }) => name === 'umbrellas')
  if (!umbrella || !holdsUmbrella(description)) return
  const draw = (spot: Spot) => heldUmbrella.draw(stage.painter, spot, umbrella)
  const { width, height } = heldUmbrella
  stage.put('umbrella', position, draw, { id: 'object:umbrellas', width, height, cover: 0.2 })
}

/** Returns the couple. In a dance with a relative, such as a father, the relative takes the place of the partner. */
function dancingPair(description: SceneDescription, seed: string): [Figure, Figure] {
  const [first, second] = castCouple(description, createRandom(`${seed}/couple`))
  const role = danceRelative(description)
  const relative = castOthers(description, createRandom(`${seed}/party`)).find((other) => other.role === role)
  if (!relative) return [first, second]
  return relative.figure.build === 'man' ? [first, relative.figure] : [relative.figure, second]
}

/** Returns the distance at which the couple and everybody beside it fit into the frame, at least `usual` metres. */
export function partyDistance({ spec: { description, seed } }: Painter, usual: number): number {
  const besides = castOthers(description, createRandom(`${seed}/party`)).filter(({ role }) => !isOfficiant(role))
  const reach = 1.25 + Math.floor(Math.max(0, besides.length - 1) / 2) * 0.62 + 0.4
  return besides.length === 0 ? usual : Math.max(usual, reach * METRES_AWAY_A_METRE)
}

/** Places the officiant behind the couple, and attendants and children beside it. */
export function placeParty(
  stage: Stage,
  { right, away }: GroundPoint,
  pose: Pose = 'front',
  isWanted: (role: PersonName) => boolean = () => true,
  room?: PartyRoom,
): void {
  const { painter } = stage
  const everyone = castOthers(painter.spec.description, createRandom(`${painter.spec.seed}/party`))
  const partner = danceRelative(painter.spec.description)
  const user = wheelchairUser(painter.spec.description)
  const cast = everyone.filter(({ role }) => isWanted(role) && role !== partner)
  let besides = 0
  let children = 0
  for (const [i, { role, figure }] of cast.entries()) {
    const isLeader = isOfficiant(role)
    // Seats would hide children beside the aisle.
    const isInAisle = painter.spec.comp === 'aisle' && (CHILDREN.includes(role) || role === user)
    const side = (isInAisle ? children : besides) % 2 === 0 ? -1 : 1
    const usual = {
      reach: isLeader ? 0 : isInAisle ? side * 0.4 : side * (1.25 + Math.floor(besides / 2) * 0.62),
      depth: isLeader ? 0.5 : isInAisle ? -1.9 - children * 0.5 : ATTENDANTS.includes(role) ? 0.1 : -0.5,
    }
    const { reach, depth } = room && !isLeader ? placeInRoom(room, besides) : usual
    if (isInAisle) children += 1
    else if (!isLeader) besides += 1
    const reaction = isLeader ? undefined : reactionOf(painter.spec.description, role)
    const facing = side === 1 ? -1 : 1
    const reacting: Figure = reaction ? { ...figure, held: reaction.held } : figure
    stage.add(
      `party-${i}`,
      { right: right + reach, away: away + depth },
      (spot) =>
        role === user
          ? drawInWheelchair(painter, spot, figure, facing)
          : drawFigure(painter, spot, reacting, isLeader ? 'front' : (reaction?.pose ?? pose), facing),
      { id: `person:${role}`, width: role === user ? WHEELCHAIR.width : 0.7, height: 1.75 },
    )
  }
}

/** The free ground among long tables. */
export interface PartyRoom {
  /** Whether one person can stand between the tables: nobody else is there. */
  isMiddleFree: boolean
  /** How far behind the middle the tables end, in metres. */
  behind: number
}

/** Returns the place of a person among tables: between them, or else behind them. */
function placeInRoom({ isMiddleFree, behind }: PartyRoom, place: number): { reach: number; depth: number } {
  const others = isMiddleFree ? place - 1 : place
  if (others < 0) return { reach: 0, depth: 0 }
  const side = others % 2 === 0 ? -1 : 1
  return { reach: side * (1.25 + Math.floor(others / 2) * 0.62), depth: behind }
}

/** Places rows of seats, with guests if the description names guests. */
export function seatGuests(stage: Stage, block: SeatBlock): void {
  const { painter } = stage
  if (painter.spec.chair === 'none') {
    standGuests(stage, block)
    return
  }
  const guests = castSeated(painter, block.rows * block.perSide * 2)
  placeSeats(stage, block, (spot, index) => {
    const guest = guests[index]
    const chair = () => drawSeat(painter, spot)
    return guest ? drawSeatedGuest(painter, spot, guest, chair) : chair()
  })
}

/** Places the guests of a ceremony without seats. They stand on both sides of the aisle. */
function standGuests(stage: Stage, { away, aisle }: SeatBlock): void {
  const { painter } = stage
  const count = Math.min(STANDING, guestCount(painter.spec.description) ?? STANDING)
  for (const [i, guest] of castSeated(painter, count).entries()) {
    const side = i % 2 === 0 ? -1 : 1
    const column = Math.floor(i / 2) % STANDING_A_ROW
    const row = Math.floor(i / 2 / STANDING_A_ROW)
    const point = { right: side * (aisle + 0.5 + column * 0.62 + (row % 2) * 0.25), away: away - row * 0.95 }
    if (guest && !stage.hides(point, 0.3)) {
      stage.add(`guest-${i}`, point, (spot) => drawFigure(painter, spot, guest, 'back'))
    }
  }
}

/** Places rows of seats that extend away from the viewer, seen from the side. */
export function seatGuestsFromSide(stage: Stage, { from, away }: { from: number; away: number }): void {
  const { painter } = stage
  if (painter.spec.chair === 'none') return
  const rows = painter.spec.decor.rows + 2
  const depths = [2.4, 1.6, 0.8, 0]
  const guests = castSeated(painter, rows * depths.length)
  for (let row = 0; row < rows; row++) {
    for (const [i, depth] of depths.entries()) {
      const guest = guests[row * depths.length + i]
      stage.add(
        `seat-${row}-${i}`,
        { right: from + row * FAR_ROW, away: away + depth },
        (spot) =>
          withGuest(drawSeatSide(painter, spot), guest, (figure) =>
            drawFigure(painter, spot, figure, 'seated-side', -1),
          ),
        SEAT_SHAPE,
      )
    }
  }
}

/** Places rings of seats around a point. Guests behind the point face the viewer. */
export function seatGuestsAround(
  stage: Stage,
  { away, radius, rings }: { away: number; radius: number; rings: number },
): void {
  const { painter } = stage
  const { chair, description } = painter.spec
  if (chair === 'none') return
  const isNamed = factsOf(description, 'view').some(({ name }) => name === 'circle') && !excludesGuests(description)
  for (let ring = 0; ring < rings; ring++) {
    const reach = radius + ring * FAR_ROW
    const count = Math.round(reach * 7.5)
    const guests = castSeated(painter, count, `ring-${ring}`, isNamed)
    for (const [i, angle] of listOf(count, (n) => lerp(-Math.PI * 0.42, Math.PI * 1.42, n / (count - 1))).entries()) {
      const isBeyond = Math.sin(angle) > 0.25
      const point = { right: Math.cos(angle) * reach, away: away + Math.sin(angle) * reach }
      stage.add(
        `seat-${ring}-${i}`,
        point,
        (spot) => {
          const guest = guests[i]
          if (!guest) return drawSeat(painter, spot)
          if (!isBeyond) return drawSeatedGuest(painter, spot, guest, () => drawSeat(painter, spot))
          return withGuest(drawSeat(painter, spot), guest, (figure) =>
            drawFigure(painter, spot, figure, 'seated-front'),
          )
        },
        SEAT_SHAPE,
      )
    }
  }
}

/** Places dancing guests behind the couple, where they hide no object. */
export function placeDancers(stage: Stage, { away, far, half }: { away: number; far: number; half: number }): void {
  const { painter } = stage
  const random = createRandom(`${painter.spec.seed}/dancers`)
  for (const [i, figure] of castGuests(painter.spec.description, DANCERS, random).entries()) {
    const side = i % 2 === 0 ? -1 : 1
    const candidates = listOf(DANCER_PLACES, () => {
      const point = { right: side * random.range(0.9, half), away: random.range(away, far) }
      return { ...stage.positionOf(point), cost: 0 }
    })
    const place = findPlace(stage, DANCER_SHAPE, candidates)
    const facing = side === 1 ? -1 : 1
    if (place)
      stage.put(`dancer-${i}`, place, (spot) => drawFigure(painter, spot, figure, 'dancing', facing), DANCER_SHAPE)
  }
}

/** Creates the guests at a table. Returns an empty list if the description names no guests. */
export function castDiners(painter: Painter, count: number, stream: string): Figure[] {
  const { description, seed } = painter.spec
  return showsGuests(description) ? castGuests(description, count, createRandom(`${seed}/${stream}`)) : []
}

/** Draws a guest in front of an existing chair. */
export function drawDiner(painter: Painter, spot: Spot, guest: Figure | undefined, pose: Pose): string {
  return guest ? drawFigure(painter, spot, guest, pose) : ''
}

/** Creates the guests on seats. Some seats stay empty, and all of them if the description names no guests. */
export function castSeated(painter: Painter, count: number, stream = 'guests', always = false): (Figure | undefined)[] {
  const { description, seed } = painter.spec
  if (!always && !showsGuests(description)) return []
  const random = createRandom(`${seed}/${stream}`)
  const invited = guestCount(description)
  const guests = castGuests(description, count, random)
  if (invited === undefined) return guests.map((guest) => (random.next() < EMPTY_SEAT ? undefined : guest))
  return guests.map((guest, i) => (i < invited ? guest : undefined))
}

function withGuest(seat: string, guest: Figure | undefined, draw: (figure: Figure) => string): string {
  return guest ? seat + draw(guest) : seat
}
