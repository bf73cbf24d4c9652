import { factOf } from '@vowkit/understanding'
import { Stage } from '../stage/stage.ts'
import { placeStructure } from './altar.ts'
import { standingCamera } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { partyDistance, placeCouple, placeParty } from './people.ts'
import type { DrawView } from './view.ts'

const COUPLE_AWAY = 4.3
const ROOM = {
  beside: { away: 6.5, clear: 1.5 },
  behind: 14,
  front: { away: 4.2, clear: 1.2 },
  aisle: { from: 8, to: 4.6, clear: 1.2 },
}

/** Draws the couple from behind in the foreground, facing the venue. */
export const drawPortrait: DrawView = (painter, { horizon }) => {
  const stage = new Stage(painter, standingCamera(horizon))
  if (factOf(painter.spec.description, 'structure')) placeStructure(stage, { right: 0, away: 9 })
  const away = partyDistance(painter, COUPLE_AWAY)
  placeCouple(stage, { right: 0, away }, 'standing-back', true)
  placeParty(stage, { right: 0, away: away + 0.4 }, 'back')
  const above = dressStage(stage, ROOM)
  return stage.render() + above
}
