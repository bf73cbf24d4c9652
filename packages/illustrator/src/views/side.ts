import { Stage } from '../stage/stage.ts'
import { placeStructure } from './altar.ts'
import { standingCamera } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { placeCouple, placeParty, seatGuestsFromSide } from './people.ts'
import type { DrawView } from './view.ts'

const ALTAR_RIGHT = -3.1
const AWAY = 7.8
const ROOM = {
  beside: { away: 10.5, clear: 0.6 },
  behind: 15,
  front: { away: 4.6, clear: 1.6 },
  aisle: { from: 6.4, to: 6.4, clear: 0.4 },
}

/** Draws the view across the aisle: the couple on the left and the guests on the right, all in profile. */
export const drawSide: DrawView = (painter, { horizon }) => {
  const stage = new Stage(painter, standingCamera(horizon))
  placeStructure(stage, { right: ALTAR_RIGHT, away: AWAY + 0.7 })
  seatGuestsFromSide(stage, { from: ALTAR_RIGHT + 2.3, away: AWAY + 0.6 })
  placeCouple(stage, { right: ALTAR_RIGHT + 0.1, away: AWAY }, 'holding-hands-side', true)
  placeParty(stage, { right: ALTAR_RIGHT, away: AWAY + 0.2 })
  const above = dressStage(stage, ROOM)
  return stage.render() + above
}
