import { factOf } from '@vowkit/understanding'
import { type Bounds, HEIGHT, listOf } from '../base/geometry.ts'
import { project, type Spot } from '../stage/camera.ts'
import { type Shape, Stage } from '../stage/stage.ts'
import { placeStructure } from './altar.ts'
import { standingCamera } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { castDiners, placeCouple, placeParty } from './people.ts'
import { drawCocktailTable } from './tables/cocktail-table.ts'
import { DINERS, drawDiningTable, TABLE_HEIGHT } from './tables/dining-table.ts'
import type { DrawView } from './view.ts'

const USUAL_TABLES = 9
const MOST_TABLES = 24
const MOST_IN_ROW = 6
/** Rows of tables, including places for tables that would hide an object. */
const MOST_ROWS = 9
/** The distance of the nearest row, in metres. */
const NEAREST = 6
/** The distance of the couple, which stands behind the gap between the nearest tables, in metres. */
const COUPLE_AWAY = { sweetheart: 6.7, others: 7.3 }
/** The height of the viewer in metres. Higher than a standing person, so that near tables do not hide far tables. */
const HIGHEST_EYE = 2.7
/** The lowest position of the nearest row in the image, in canvas pixels. */
const LOWEST = HEIGHT * 0.95
/** Half the width of a table that must not hide an object, in metres. Its edge may overlap the object. */
const HALF_TABLE = 0.6
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
  const camera = standingCamera(horizon)
  const eye = Math.min(HIGHEST_EYE, ((LOWEST - horizon) * NEAREST) / camera.focal)
  const stage = new Stage(painter, { ...camera, eye })
  const { description } = painter.spec
  const isSweetheart = factOf(description, 'table')?.name === 'sweetheart'
  if (factOf(description, 'structure')) placeStructure(stage, { right: 0, away: isSweetheart ? 9 : 15 })
  const couple = { right: 0, away: isSweetheart ? COUPLE_AWAY.sweetheart : COUPLE_AWAY.others }
  placeCouple(stage, couple, 'holding-hands-side')
  placeParty(stage, { ...couple, away: couple.away + 0.4 })
  const above = dressStage(stage, ROOM)
  placeRoundTables(stage, { away: NEAREST, spread: 1 })
  return stage.render() + above
}

/** Places the tables in rows that start at `away` metres. `spread` scales the distances between the tables. */
export function placeRoundTables(stage: Stage, { away, spread }: { away: number; spread: number }): void {
  const { painter, camera } = stage
  const table = factOf(painter.spec.description, 'table')
  const usual = table?.name === 'sweetheart' ? 1 : USUAL_TABLES
  const count = Math.min(MOST_TABLES, Math.max(1, table?.count ?? Math.round(usual * (table?.scale ?? 1))))
  const toGround = ({ row, across }: TablePlace) => ({ right: across * 3.6 * spread, away: away + row * 3.3 * spread })
  const places = layOut(count).filter((place) => !stage.hides(toGround(place), HALF_TABLE))
  for (const [i, place] of places.slice(0, count).entries()) {
    const point = toGround(place)
    const flatness = Math.min(0.7, (camera.eye - TABLE_HEIGHT) / point.away)
    const guests = castDiners(painter, DINERS, `table-${i}`)
    const isCocktail = table?.name === 'cocktail'
    const shape = table?.name === 'square' || table?.name === 'sweetheart' ? table.name : 'round'
    stage.add(
      `round-${i}`,
      point,
      (spot) =>
        isCocktail
          ? drawCocktailTable(painter, spot, flatness)
          : drawDiningTable(painter, spot, { shape, flatness, guests }),
      isCocktail ? COCKTAIL_TABLE : DINING_TABLE,
    )
    painter.locate('flower', point.away - 0.1, blooms(project(camera, point)))
  }
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
