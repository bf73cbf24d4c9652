import { factOf } from '@vowkit/understanding'
import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { poseOfCouple } from '../figures/index.ts'
import type { Painter } from '../painter/painter.ts'
import type { Camera } from '../stage/camera.ts'
import { Stage } from '../stage/stage.ts'
import { placeStructure } from './altar.ts'
import { dressStage } from './dress-stage.ts'
import { castDiners, placeCouple, placeParty, showsCouple } from './people.ts'
import { drawLongTable } from './tables/long-table.ts'
import { CHAIR_ROOM, type LongTable, layOutTables, pointOf, tableCamera } from './tables/long-table-layout.ts'
import { itemsOf } from './tables/table-wishes.ts'
import type { DrawView } from './view.ts'

/** The y position of the horizon. Rooms have it behind a wall. Other settings are moved up to it. */
export const TABLES_HORIZON = HEIGHT * 0.38
const CHAIR = 0.95
const BEYOND_TABLE = 0.8
const IN_AISLE = 8.4
/** The distance at which people behind a table stand clear of its chairs, in metres. */
const BEHIND_TABLE = 1.5

/** Draws long tables that extend away from the viewer. The description gives their number and that of their seats. */
export const drawLongTables: DrawView = (painter, { horizon }) => {
  const { description } = painter.spec
  const tables = layOutTables(description)
  const camera = tableCamera(tables, Math.min(horizon, TABLES_HORIZON))
  const stage = new Stage(painter, camera)
  const hasCentre = tables.some(({ right }) => right === 0)
  const farthest = camera.focal / Math.min(...tables.map(({ far }) => far))
  for (const table of tables) placeTable(stage, table, tables.length)
  // A table in the centre would hide a couple that stands nearer.
  const couple = { right: 0, away: hasCentre ? farthest + BEYOND_TABLE : IN_AISLE }
  if (factOf(description, 'structure')) placeStructure(stage, { right: 0, away: farthest + 3 })
  const isPosed = poseOfCouple(description) !== undefined
  placeCouple(stage, couple, 'holding-hands-side', isPosed)
  const party = { ...couple, away: couple.away + 0.4 }
  const isMiddleFree = !hasCentre && !isPosed && !showsCouple(description)
  placeParty(stage, party, 'front', () => true, { isMiddleFree, behind: farthest + BEHIND_TABLE - party.away })
  const clear = Math.max(...tables.map(({ right, half }) => right + half)) + CHAIR_ROOM
  const above = dressStage(stage, {
    beside: { away: 9.5, clear: clear + 0.3 },
    behind: farthest + 4,
    front: { away: 6.5, clear: clear + 0.2 },
    aisle: { from: farthest, to: 6, clear: clear + 0.2 },
  })
  return stage.render() + above
}

function placeTable(stage: Stage, table: LongTable, tables: number): void {
  const { painter, camera } = stage
  const away = camera.focal / table.near
  locateTable(painter, camera, table)
  const guests = castDiners(painter, table.seats[0] + table.seats[1], `long-${table.index}`)
  const position = stage.positionOf({ right: table.right, away })
  stage.put(`long-${table.index}`, position, () =>
    painter.mark('table', drawLongTable({ painter, camera, table, tables }, guests)),
  )
}

function locateTable(painter: Painter, camera: Camera, table: LongTable): void {
  const away = camera.focal / table.near
  const box = (from: number, to: number, height: number) => {
    const [left, right] = [Math.min(...xsOf(from)), Math.max(...xsOf(to))]
    const top = pointOf(camera, table, table.far, 0, height)[1]
    const bottom = Math.min(HEIGHT, pointOf(camera, table, table.near, 0, 0.4)[1])
    return { x: left, y: top, width: right - left, height: bottom - top }
  }
  const xsOf = (offset: number) =>
    [table.far, table.near].map((unit) => Math.min(WIDTH, Math.max(0, pointOf(camera, table, unit, offset, 0)[0])))
  const { half } = table
  painter.locate('table', away + 0.1, box(-half, half, 0.8), 0.6)
  painter.locate('flower', away, box(-half * 0.4, half * 0.4, 1.05), 0)
  for (const { detail } of itemsOf(painter.spec))
    painter.locate(`object:${detail.name}`, away, box(-half * 0.4, half * 0.4, 1.05), 0)
  const seats = table.right > 0 ? box(-half - CHAIR_ROOM, -half, CHAIR) : box(half, half + CHAIR_ROOM, CHAIR)
  painter.locate('seat', away - 0.1, seats, 0.3)
}
