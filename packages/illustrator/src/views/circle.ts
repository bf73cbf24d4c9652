import { drawCluster } from '../flora/cluster.ts'
import { LUSH } from '../flora/growth.ts'
import type { Spot } from '../stage/camera.ts'
import { Stage } from '../stage/stage.ts'
import { placeStructure } from './altar.ts'
import { dressStage } from './dress-stage.ts'
import { placeCouple, placeParty, seatGuestsAround } from './people.ts'
import type { DrawView } from './view.ts'

const CENTRE_AWAY = 9
const EYE = 2.7
const LENS = 1150
/** Flowers around the couple, and half the width and the depth of their circle in metres. */
const FLOWERS = { count: 10, wide: 1.75, deep: 1.1 }
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
  placeFlowers(stage)
  const above = dressStage(stage, ROOM)
  return stage.render() + above
}

/** Places flowers on the ground around the couple if the wedding has many. */
function placeFlowers(stage: Stage): void {
  const { painter } = stage
  if (painter.spec.florals.density < LUSH) return
  for (let i = 0; i < FLOWERS.count; i++) {
    const angle = ((i + 0.5) / FLOWERS.count) * Math.PI * 2
    const point = { right: Math.cos(angle) * FLOWERS.wide, away: CENTRE_AWAY + Math.sin(angle) * FLOWERS.deep }
    const draw = ({ x, y, unit }: Spot) =>
      drawCluster(painter, x, y, unit * 0.3, { count: 14, sprays: 8, squash: 0.62 })
    stage.add(`flowers-${i}`, point, draw, { id: 'flower', width: 0.7, height: 0.4, cover: 0 })
  }
}
