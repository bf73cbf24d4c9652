import { group } from '../base/svg.ts'
import { Painter } from '../painter/painter.ts'
import type { SceneSpec, StillLifeName, TradeName } from '../spec.ts'
import { TRADES } from '../trades/index.ts'
import { drawRoom, ROOM_FOCAL, ROOM_HORIZON } from '../trades/room.ts'
import { Tableau, tradeCamera } from '../trades/tableau.ts'
import { drawAir, drawDocument, drawSetting, drawWedding, isView, type SceneSize } from './draw-scene.ts'
import { drawStillLife } from './draw-still-life.ts'
import { drawFarSky } from './far-sky.ts'

/**
 * Draws a scene as an SVG document on the 1536 × 1024 canvas. The same spec gives byte-identical output. `size` sets
 * only the width and height of the document. `marked` adds what each part depicts to the markup.
 */
export function drawScene(spec: SceneSpec, size?: SceneSize, marked = false): string {
  const { comp } = spec
  return drawDocument(
    new Painter(spec, { marked }),
    (painter) => {
      if (isView(comp)) return drawWedding(painter, comp)
      return isTrade(comp) ? drawTrade(painter, comp) : drawStillLife(painter, comp)
    },
    size,
  )
}

function isTrade(comp: StillLifeName | TradeName): comp is TradeName {
  return Object.hasOwn(TRADES, comp)
}

function drawTrade(painter: Painter, comp: TradeName): string {
  const { room, place, over } = TRADES[comp]
  const draw = (horizon: number, focal?: number) => {
    const tableau = new Tableau(painter, tradeCamera(horizon, focal))
    place(tableau)
    return { people: group({}, tableau.render()), front: over?.(tableau) ?? '' }
  }
  if (room) {
    const { people, front } = draw(ROOM_HORIZON, ROOM_FOCAL)
    return painter.layer('room', () => drawRoom(painter, room)) + people + front
  }
  painter.farSky = () => drawFarSky(painter)
  const { setting, back } = drawSetting(painter, {})
  const { people, front } = draw(setting.horizon)
  return back + people + drawAir(painter, setting) + front
}
