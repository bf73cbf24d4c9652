import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { line, path, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBroadleaf } from '../../props/foliage/broadleaf.ts'
import { drawRidge } from '../../props/ridge.ts'
import type { SeasonName } from '../../spec.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawMossStones, drawRakedGravel, MOSS } from './japanese-ground.ts'
import { drawNiwaki, drawPond, type Pond } from './japanese-plants.ts'
import { drawRedBridge, drawStoneLantern } from './japanese-stonework.ts'
import { drawTreeline } from './land.ts'
import { isBare } from './seasons.ts'

const HORIZON = HEIGHT * 0.52
const POND: Pond = { x: WIDTH * 0.6, y: HORIZON + 34, rx: 600, ry: 48 }
const MAPLE: Readonly<Record<SeasonName, string>> = {
  spring: '#e8a9b8',
  summer: '#b5433a',
  autumn: '#c93a28',
  winter: '#8a4a3f',
}

/** Draws a pond with a red bridge, a stone lantern, a maple and raked gravel. */
export const drawJapaneseGarden: DrawSetting = (painter) => {
  const { season } = painter.spec
  const isWinter = season === 'winter'
  const moss = isWinter ? '#d9dedd' : MOSS
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: HORIZON - 30,
      rise: 190,
      frequency: 0.7,
      fill: painter.tone('#7b90a0', 0.76),
      name: 'far',
    }) +
    drawTreeline(painter, {
      y: HORIZON + 4,
      height: 150,
      count: 18,
      colour: isWinter ? '#7d8f86' : '#6d8f5f',
      depth: 0.55,
      snow: isWinter,
    }) +
    drawBambooFence(painter) +
    drawGround(painter, HORIZON, moss) +
    painter.mark('object:pond', drawPond(painter, POND)) +
    painter.mark(
      'object:bridge',
      drawRedBridge(painter, { x: POND.x + 130, y: POND.y + 8, width: 430, rise: 110, depth: 0.22 }),
    ) +
    drawNiwaki(painter, 1330, HORIZON + 84, 330) +
    drawNiwaki(painter, 470, HORIZON + 14, 190) +
    drawRakedGravel(painter, HORIZON + 96) +
    drawMossStones(painter, HORIZON) +
    drawStoneLantern(painter, 1210, HORIZON + 150, 210, 0.06) +
    drawMaple(painter)
  const { x, y, rx, ry } = POND
  const water = { horizon: HORIZON - 60, top: y - ry * 0.4, bottom: y + ry * 0.6, left: x - rx * 0.85, right: x - 20 }
  return { back, horizon: HORIZON, floor: 'stone', water }
}

function drawBambooFence(painter: Painter): string {
  const { random } = painter
  const cane = painter.tone('#b9a065', 0.42)
  const canes = repeat(110, (i) => {
    const x = (i / 109) * WIDTH
    return line(x, HORIZON + 6, x, HORIZON - 62 + random.range(-3, 3), lighten(cane, random.range(-0.05, 0.04)), 10)
  })
  return canes + [50, 20].map((lift) => rect(0, HORIZON - lift, WIDTH, 6, lighten(cane, -0.12))).join('')
}

/** Draws the large maple on the left, which has no leaves in winter. */
function drawMaple(painter: Painter): string {
  const { random, spec } = painter
  const [x, y] = [130, HORIZON + 240]
  const colour = MAPLE[spec.season]
  const fallen = isBare(spec.season)
    ? ''
    : path(
        repeat(120, () => {
          const t = random.next()
          return leafMark(
            [x + random.gauss() * 520 + 60, lerp(y - 40, HEIGHT, t)],
            lerp(6, 13, t),
            lerp(1.6, 3.4, t),
            random.range(-50, 50),
          )
        }),
        painter.tone(colour, 0.04),
      )
  return (
    fallen +
    drawBroadleaf(painter, {
      x,
      y,
      width: 640,
      height: 640,
      colour,
      depth: 0.04,
      stem: 0.3,
      trunk: 0.055,
      lean: 8,
      bark: '#6a5148',
      grain: 46,
      bare: isBare(spec.season),
    })
  )
}
