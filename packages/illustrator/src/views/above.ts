import { factOf } from '@vowkit/understanding'
import { listOf } from '../base/geometry.ts'
import { Stage } from '../stage/stage.ts'
import { placeAislePieces } from './aisle-pieces.ts'
import { placeStructure } from './altar.ts'
import { DRONE } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { drawPetals, drawRunner } from './ground.ts'
import { placeCouple, seatGuests } from './people.ts'
import { placeRoundTables } from './round-tables.ts'
import type { DrawView } from './view.ts'

const ALTAR_AWAY = 18
const FIRST_ROW = 16
const AISLE = 1.1
const ROOM = {
  beside: { away: ALTAR_AWAY + 0.5, clear: 2.6 },
  behind: 30,
  front: { away: 8.6, clear: 5 },
  aisle: { from: 16.4, to: 8, clear: 0.85 },
}

/** Draws a view from above: all rows or all tables, and the surrounding land. */
export const drawAbove: DrawView = (painter) => {
  const stage = new Stage(painter, DRONE)
  if (factOf(painter.spec.description, 'table')) {
    placeRoundTables(stage, { away: 8.4, spread: 1.15 })
  } else {
    placeStructure(stage, { right: 0, away: ALTAR_AWAY })
    seatGuests(stage, { away: FIRST_ROW, rows: painter.spec.decor.rows + 2, perSide: 7, aisle: AISLE })
    placeCouple(stage, { right: 0, away: ALTAR_AWAY - 0.7 }, 'holding-hands-side')
    placeAislePieces(
      stage,
      listOf(6, (i) => FIRST_ROW - i * 1.5),
      AISLE - 0.3,
    )
  }
  const above = dressStage(stage, ROOM)
  const hasAisle = !factOf(painter.spec.description, 'table')
  const aisle = hasAisle ? drawRunner(painter, DRONE, ALTAR_AWAY, 2) + drawPetals(painter, DRONE, ALTAR_AWAY, 2) : ''
  return aisle + stage.render() + above
}
