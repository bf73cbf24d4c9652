import { factOf, factsOf } from '@vowkit/understanding'
import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { drawCluster } from '../flora/cluster.ts'
import { OBJECTS } from '../objects/index.ts'
import type { Painter } from '../painter/painter.ts'
import { Stage } from '../stage/stage.ts'
import { placeStructure } from './altar.ts'
import { standingCamera } from './cameras.ts'
import { dressStage } from './dress-stage.ts'
import { partyDistance, placeCouple, placeParty } from './people.ts'
import type { DrawView } from './view.ts'

const COUPLE_AWAY = 4.3
/** The positions and the radii of flowers near the viewer, in canvas pixels. */
const CORNERS = [
  [70, HEIGHT - 10, 190],
  [265, HEIGHT + 46, 130],
  [WIDTH - 60, HEIGHT, 210],
  [WIDTH - 275, HEIGHT + 50, 130],
] as const
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
  return stage.render() + painter.paint(() => painter.layer('foreground', () => drawForeground(painter))) + above
}

/** Draws flowers in the lower corners, near the viewer. Draws none where they would hide objects in front. */
function drawForeground(painter: Painter): string {
  const { florals, description } = painter.spec
  const hasObjects = factsOf(description, 'object').some(({ name }) => OBJECTS[name]?.place === 'front')
  if (florals.density === 0 || hasObjects) return ''
  return CORNERS.map(([x, y, radius]) =>
    drawCluster(painter, x, y, radius, { count: 16, sprays: 14, spread: [180, 360], squash: 0.7 }),
  ).join('')
}
