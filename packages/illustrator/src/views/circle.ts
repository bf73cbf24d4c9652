import { Stage } from '../stage/stage.ts'
import { placeStructure } from './altar.ts'
import { dressStage } from './dress-stage.ts'
import { placeCouple, placeParty, seatGuestsAround } from './people.ts'
import type { DrawView } from './view.ts'

const CENTRE_AWAY = 9
const EYE = 2.7
const LENS = 1150
const ROOM = {
  beside: { away: 14, clear: 2.4 },
  behind: 18,
  front: { away: 4.4, clear: 2.4 },
  aisle: { from: CENTRE_AWAY + 1, to: CENTRE_AWAY - 1.2, clear: 1.3 },
}

/** Draws guests in rings around the couple. The viewer stands behind the nearest ring. */
export const drawCircle: DrawView = (painter, { horizon }) => {
  const stage = new Stage(painter, { horizon, eye: EYE, focal: LENS })
  placeStructure(stage, { right: 0, away: CENTRE_AWAY + 0.5 }, 2.6)
  seatGuestsAround(stage, { away: CENTRE_AWAY, radius: 2.9, rings: painter.spec.decor.rows > 2 ? 2 : 1 })
  placeCouple(stage, { right: 0, away: CENTRE_AWAY }, 'holding-hands-side', true)
  placeParty(stage, { right: 0, away: CENTRE_AWAY + 0.1 })
  const above = dressStage(stage, ROOM)
  return stage.render() + above
}
