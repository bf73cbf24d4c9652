import { factOf } from '@vowkit/understanding'
import { type Bounds, HEIGHT, listOf } from '../base/geometry.ts'
import { poseOfCouple } from '../figures/index.ts'
import type { Located, Painter } from '../painter/painter.ts'
import { project, type Spot } from '../stage/camera.ts'
import { boundsOf, type Shape, Stage } from '../stage/stage.ts'
import { overlapOf } from '../stage/visibility.ts'
import { placeStructure } from './altar.ts'
import { standingCamera } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { castDiners, placeCouple, placeParty } from './people.ts'
import { drawCocktailTable } from './tables/cocktail-table.ts'
import { DINERS, drawDiningTable, TABLE_HEIGHT } from './tables/dining-table.ts'
import { itemsOf } from './tables/table-wishes.ts'
import type { DrawView } from './view.ts'

const USUAL_TABLES = 9
const MOST_TABLES = 24
const MOST_IN_ROW = 6
/** Rows of tables, including places for tables that would hide an object. */
const MOST_ROWS = 9
/** The distance of the nearest row in metres, by the greatest number of tables. Few tables are large in the image. */
const NEAREST: readonly { most: number; away: number }[] = [
  { most: 3, away: 4.8 },
  { most: 7, away: 5.4 },
  { most: MOST_TABLES, away: 6 },
]
/** The distances of small tables relative to those of large tables. */
const COCKTAIL_SPREAD = 0.72
/** The y position of the horizon. Rooms have it behind a wall. Other settings are moved up to it. */
export const ROUND_TABLES_HORIZON = HEIGHT * 0.42
/** The greatest fractions of an object and of people that tables hide. */
const MOST_HIDDEN = { object: 0.3, people: 0.12 }
const PEOPLE = /^(couple|person)/
/** The number of copies above which an object may be hidden, because others like it are visible. */
const MOST_COPIES = 3
/** How far behind the nearest tables the couple stands, in the gap between them, in metres. */
const COUPLE_BEHIND = { sweetheart: 0.7, others: 1.3 }
/** The height of the viewer in metres. Higher than a standing person, so that near tables do not hide far tables. */
const HIGHEST_EYE = 3
/** The lowest position of the nearest row in the image, in canvas pixels. */
const LOWEST = HEIGHT * 0.95
const DINING_TABLE: Shape = { id: 'table', width: 2.2, height: 0.95 }
const COCKTAIL_TABLE: Shape = { id: 'table', width: 0.9, height: 1.1 }
const ROOM = {
  beside: { away: 9.6, clear: 2.8 },
  behind: 18,
  front: { away: 4.4, clear: 2.4 },
  aisle: { from: 12, to: 5, clear: 0.5 },
}

/**
 * Draws round, square or cocktail tables, or a sweetheart table for the couple. The description gives their number and
 * their shape.
 */
export const drawRoundTables: DrawView = (painter, { horizon }) => {
  const nearest = nearestRow(painter)
  const camera = standingCamera(Math.min(horizon, ROUND_TABLES_HORIZON))
  const eye = Math.min(HIGHEST_EYE, ((LOWEST - camera.horizon) * nearest) / camera.focal)
  const stage = new Stage(painter, { ...camera, eye })
  const { description } = painter.spec
  const isSweetheart = factOf(description, 'table')?.name === 'sweetheart'
  if (factOf(description, 'structure')) placeStructure(stage, { right: 0, away: isSweetheart ? 9 : 15 })
  const couple = { right: 0, away: nearest + (isSweetheart ? COUPLE_BEHIND.sweetheart : COUPLE_BEHIND.others) }
  placeCouple(stage, couple, 'holding-hands-side', poseOfCouple(description) !== undefined)
  placeParty(stage, { ...couple, away: couple.away + 0.4 })
  const above = dressStage(stage, ROOM)
  placeRoundTables(stage, nearest)
  return stage.render() + above
}

function countTables({ spec: { description } }: Painter): number {
  const table = factOf(description, 'table')
  const usual = table?.name === 'sweetheart' ? 1 : USUAL_TABLES
  return Math.min(MOST_TABLES, Math.max(1, table?.count ?? Math.round(usual * (table?.scale ?? 1))))
}

function nearestRow(painter: Painter): number {
  const count = countTables(painter)
  return NEAREST.find(({ most }) => count <= most)?.away ?? ROOM.front.away
}

/** Places the tables in rows, where they hide no object. The first row is `nearest` metres away. */
function placeRoundTables(stage: Stage, nearest: number): void {
  const { painter, camera } = stage
  const name = factOf(painter.spec.description, 'table')?.name
  const isCocktail = name === 'cocktail'
  const spread = isCocktail ? COCKTAIL_SPREAD : 1
  const shape = isCocktail ? COCKTAIL_TABLE : DINING_TABLE
  const count = countTables(painter)
  const hidden = new Map<Located, number>()
  const copiesOf = (wanted: string) => painter.located.filter(({ id }) => id === wanted).length
  const things = painter.located.filter(({ id }) => copiesOf(id) <= MOST_COPIES)
  const places = layOut(count).map(({ row, across }) => ({
    right: across * 3.6 * spread,
    away: nearest + row * 3.1 * spread,
  }))

  const isOpen = places.map((point) => isFree(boundsOf(project(camera, point), shape), point.away, things, hidden))
  // If there are too few open places, the tables hide something rather than be left out.
  const free = [...places.filter((_, i) => isOpen[i]), ...places.filter((_, i) => !isOpen[i])]
  for (const [i, point] of free.slice(0, count).entries()) {
    const flatness = Math.min(0.7, (camera.eye - TABLE_HEIGHT) / point.away)
    const guests = castDiners(painter, DINERS, `table-${i}`)
    const outline = name === 'square' || name === 'sweetheart' ? name : 'round'
    stage.add(
      `round-${i}`,
      point,
      (spot) =>
        isCocktail
          ? drawCocktailTable(painter, spot, flatness)
          : drawDiningTable(painter, spot, { shape: outline, flatness, guests }),
      shape,
    )
    const bloom = blooms(project(camera, point))
    painter.locate('flower', point.away - 0.1, bloom)
    for (const { detail } of itemsOf(painter.spec)) painter.locate(`object:${detail.name}`, point.away - 0.1, bloom, 0)
  }
}

/**
 * Whether a table hides no object too much, together with the tables before it. Adds the hidden fractions to `hidden`.
 */
function isFree(box: Bounds, away: number, things: readonly Located[], hidden: Map<Located, number>): boolean {
  const shares = things
    .filter((thing) => thing.away > away - 0.4 && thing.width * thing.height > 0)
    .map((thing) => ({ thing, share: (hidden.get(thing) ?? 0) + overlapOf(thing, box) / (thing.width * thing.height) }))
  const isTooMuch = shares.some(
    ({ thing, share }) =>
      share > (hidden.get(thing) ?? 0) && share > (PEOPLE.test(thing.id) ? MOST_HIDDEN.people : MOST_HIDDEN.object),
  )
  const isBehind = things.some(
    (thing) => thing.away <= away - 0.4 && overlapOf(thing, box) > 0.5 * box.width * box.height,
  )
  if (isTooMuch || isBehind) return false
  for (const { thing, share } of shares) hidden.set(thing, share)
  return true
}

/** Returns the area of the centrepiece of a table. */
function blooms({ x, y, unit }: Spot): Bounds {
  return { x: x - unit * 0.4, y: y - unit * (TABLE_HEIGHT + 0.7), width: unit * 0.8, height: unit * 0.7 }
}

/** The position of a table: its row from the viewer, and its distance from the centre in tables. */
interface TablePlace {
  row: number
  across: number
}

/**
 * Returns staggered rows of 2, 3, 4 … tables, as seen from a corner of the room. Each table stands behind a gap of the
 * row in front, so that no table hides another. Places after the last table replace places that would hide an object.
 */
function layOut(count: number): TablePlace[] {
  if (count <= 2) return listOf(count, (i) => ({ row: 0, across: (i - (count - 1) / 2) * 1.1 }))
  const places: TablePlace[] = []
  for (let row = 0; row < MOST_ROWS; row++) {
    const full = Math.min(2 + row, MOST_IN_ROW - ((MOST_IN_ROW + row) % 2))
    const columns = listOf(full, (i) => i - (full - 1) / 2).toSorted((a, b) => Math.abs(a) - Math.abs(b) || a - b)
    places.push(...columns.map((across) => ({ row, across })))
  }
  return places
}
