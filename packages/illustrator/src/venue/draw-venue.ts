import { factsOf } from '@vowkit/understanding'
import { listOf, WIDTH } from '../base/geometry.ts'
import { group, tag } from '../base/svg.ts'
import type { Light } from '../light/lights.ts'
import { drawFilters } from '../painter/filters.ts'
import { Painter } from '../painter/painter.ts'
import type { SceneSize } from '../scene/draw-scene.ts'
import { drawStrands } from '../scene/hangings.ts'
import type { SceneSpec } from '../spec.ts'
import type { Spot } from '../stage/camera.ts'
import { placeAislePieces } from '../views/aisle-pieces.ts'
import { placeStructure } from '../views/altar.ts'
import { dressStage } from '../views/dress-stage.ts'
import { placeCouple, placeParty, seatGuests } from '../views/people.ts'
import type { Venue } from './analyse-venue.ts'
import { drawVenuePetals, drawVenueRunner } from './draw-aisle-ground.ts'
import { clamp } from './pixels.ts'
import { type Placement, placeCeremony } from './place-ceremony.ts'
import { VenueStage } from './venue-stage.ts'

/** The SVG documents of a ceremony, each with a transparent background. */
export interface VenueLayers {
  things: string
  /** The outlines of the shadows. Only the opacity counts. */
  shadows: string
  /** The light of flames and bulbs. */
  glows: string
}

const FIRST_ROW = 1.7
const ROW_PITCH = 1.05
const AISLE = 0.98
const PER_SIDE = 5
const NEAREST_ROW = 2.6
/** The distance of the last row from the end of the aisle, in metres. */
const ROOM_BEHIND_ROWS = 0.4
const RUNNER_BEYOND_ROWS = 0.5
/** The intensity of lamps and candles in dark and in bright photos. */
const LAMPS = { dark: 1.25, bright: 0.2, fade: 8 }

/**
 * Draws a ceremony for a photo: what stands on its ground, in its perspective. The documents have the size of the photo
 * and a margin on each side.
 */
export function drawVenue(
  spec: SceneSpec,
  venue: Venue,
  given: Placement | undefined,
  { width, height, margin }: SceneSize & { margin: number },
): VenueLayers {
  const painter = new Painter(spec, { light: lightIn(venue) })
  const ceremony = placeCeremony(venue, given)
  // A place that the couple chose is free, and an unclear photo says nothing about the ground beside the aisle.
  const isCertain = !given && venue.horizon.from !== 'usual'
  const stage = new VenueStage(painter, ceremony, venue.light, ({ x, y }: Spot) => {
    if (!isCertain) return true
    const share = x / WIDTH
    return share < -0.1 || share > 1.1 || y / ceremony.height > venue.ground.topAt(clamp(share, 0, 1)) - 0.01
  })
  const { above, aisle } = placeThings(stage)
  const ground = drawVenueRunner(stage, aisle) + drawVenuePetals(stage, aisle)
  const objects = stage.render()
  const hung = factsOf(spec.description, 'object').some(({ name }) => HUNG.has(name))
  const strands = hung ? drawStrands(painter, { back: '', horizon: ceremony.camera.horizon }) : ''
  const edge = (margin * WIDTH) / width
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `${-edge} ${-edge} ${WIDTH + 2 * edge} ${ceremony.height + 2 * edge}`,
    width: width + 2 * margin,
    height: height + 2 * margin,
    preserveAspectRatio: 'none',
  }
  // Defines the gradients of the glows, so it comes before the definitions.
  const { glows } = painter
  const defs = tag('defs', {}, drawFilters() + painter.definitions)
  const document = (markup: string) => tag('svg', root, defs + group({}, markup))
  return {
    things: document(ground + objects + above + strands),
    shadows: document(stage.shadows),
    glows: document(glows),
  }
}

const HUNG: ReadonlySet<string> = new Set(['string-lights', 'edison-bulbs', 'bunting', 'papel-picado'])

/** Places what stands on the ground. Returns the markup of hanging objects, and the length of the aisle in metres. */
function placeThings(stage: VenueStage): { above: string; aisle: number } {
  const { distance, length, painter } = stage
  const { decor, chair } = painter.spec
  placeStructure(stage, { right: 0, away: distance })
  placeCouple(stage, { right: 0, away: distance - 0.75 }, 'holding-hands-side')
  placeParty(stage, { right: 0, away: distance - 0.6 })
  const above = dressStage(stage, {
    beside: { away: distance + 0.6, clear: 2.1, lowest: 1.6 },
    behind: distance + 4,
    front: { away: Math.max(3.4, distance - length * 0.6), clear: 1.35 },
    aisle: { from: distance - 1, to: Math.max(2.4, distance - Math.min(length, 6)), clear: 0.8 },
  })
  const space = Math.min(length - ROOM_BEHIND_ROWS, distance - NEAREST_ROW) - FIRST_ROW
  const rows = clamp(Math.floor(space / ROW_PITCH) + 1, 0, decor.rows)
  seatGuests(stage, { away: distance - FIRST_ROW, rows, perSide: PER_SIDE, aisle: AISLE })
  const pieces = chair === 'none' ? Math.min(3, rows) : rows
  placeAislePieces(
    stage,
    listOf(pieces, (i) => distance - FIRST_ROW - i * ROW_PITCH + 0.25),
    AISLE - 0.16,
  )
  return { above, aisle: Math.min(length, FIRST_ROW + rows * ROW_PITCH + RUNNER_BEYOND_ROWS) }
}

/** The light in which a ceremony is drawn before it gets the tone of the photo: white, with lamps only in the dark. */
function lightIn({ tone }: Venue): Light {
  return {
    sky: ['#ffffff', '#ffffff', '#ffffff'],
    sun: null,
    stars: false,
    tint: '#ffffff',
    tintAlpha: 0,
    haze: '#c3cbd0',
    hazeAlpha: 0.6,
    glow: clamp(LAMPS.dark - LAMPS.fade * tone.ground, LAMPS.bright, LAMPS.dark),
    beam: 0,
    grade: { highlight: '#ffffff', highlightAlpha: 0, shadow: '#000000', shadowAlpha: 0 },
  }
}
