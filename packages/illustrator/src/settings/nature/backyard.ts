import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, WIDTH } from '../../base/geometry.ts'
import { line, polygon, rect, repeat } from '../../base/svg.ts'
import { drawFlower } from '../../flora/draw-flower.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBroadleaf } from '../../props/foliage/broadleaf.ts'
import { drawClump } from '../../props/foliage/clump.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawHouse, type HouseBack } from './house.ts'
import { drawBrushwork, drawDapples, drawGrass, drawShade, drawTreeline, NEAR_EDGE_RISE } from './land.ts'
import { FAR_WOOD, isBare, LAWN, OAK, turfFloor } from './seasons.ts'

const HORIZON = HEIGHT * 0.54
const FENCE = '#b08a62'
const HOUSE: HouseBack = { right: 400, top: 96, foot: HORIZON + 56 }

/** Draws the back of a house with its porch, a wooden fence, a lawn and a shade tree. */
export const drawBackyard: DrawSetting = (painter) => {
  const { season } = painter.spec
  const lawn = LAWN[season]
  const back =
    drawSky(painter) +
    drawTreeline(painter, {
      y: HORIZON - 40,
      height: 190,
      count: 12,
      from: 330,
      colour: FAR_WOOD[season],
      depth: 0.55,
    }) +
    drawNeighbour(painter) +
    drawFence(painter) +
    drawGround(painter, HORIZON, lawn) +
    drawBrushwork(painter, { from: HORIZON, colour: lawn, count: 240 }) +
    drawDapples(painter, [1330, HORIZON + 130], 300, 44, lawn) +
    drawBed(painter, 430, 1536) +
    drawHouse(painter, HOUSE) +
    drawBroadleaf(painter, {
      x: 1370,
      y: HORIZON + 110,
      width: 640,
      height: 640,
      colour: OAK[season],
      depth: 0.08,
      stem: 0.34,
      trunk: 0.08,
      lean: 3,
      bare: isBare(season),
    }) +
    drawGrass(painter, { from: HORIZON + 30, colours: [lawn], count: 600, height: 15 })
  return {
    back,
    horizon: HORIZON + 12 - NEAR_EDGE_RISE,
    floor: turfFloor(season),
    strings: [
      [
        [HOUSE.right - 10, 150],
        [1180, 190],
      ],
      [
        [HOUSE.right - 10, 190],
        [1120, 320],
      ],
    ],
  }
}

/** Draws the roof of a house behind the fence. */
function drawNeighbour(painter: Painter): string {
  const roof = painter.tone('#8a6a62', 0.5)
  const wall = painter.tone('#d9cdbd', 0.52)
  return (
    rect(660, HORIZON - 190, 240, 190, wall) +
    polygon(
      [
        [630, HORIZON - 186],
        [700, HORIZON - 268],
        [868, HORIZON - 268],
        [932, HORIZON - 186],
      ],
      roof,
    ) +
    rect(820, HORIZON - 306, 30, 60, lighten(roof, -0.06)) +
    rect(720, HORIZON - 160, 44, 40, painter.tone('#6f7f8c', 0.5)) +
    rect(800, HORIZON - 160, 44, 40, painter.tone('#6f7f8c', 0.5))
  )
}

/** Draws upright boards with rails and posts. */
function drawFence(painter: Painter): string {
  const { random } = painter
  const wood = painter.tone(FENCE, 0.26)
  const [top, foot] = [HORIZON - 128, HORIZON + 12]
  const boards = repeat(58, (i) => {
    const x = 380 + i * 20.4
    const colour = lighten(wood, random.range(-0.035, 0.035))
    const head = top + random.range(-3, 3)
    return (
      polygon(
        [
          [x, foot],
          [x, head + 9],
          [x + 9.6, head],
          [x + 19.2, head + 9],
          [x + 19.2, foot],
        ],
        colour,
      ) +
      line(x + random.range(4, 14), head + 22, x + random.range(4, 14), foot - 12, lighten(colour, -0.05), 1.2, {
        opacity: 0.7,
      })
    )
  })
  const rails = [0.2, 0.74].map((t) => rect(380, lerp(top, foot, t), WIDTH - 380, 11, lighten(wood, -0.06))).join('')
  const posts = repeat(
    7,
    (i) =>
      rect(440 + i * 178, top - 10, 20, foot - top + 10, lighten(wood, -0.08)) +
      rect(436 + i * 178, top - 18, 28, 11, lighten(wood, 0.02)),
  )
  return boards + rails + posts + drawShade(painter, 960, foot + 6, 620, 10, 0.32)
}

/** Draws bushes and flowers along the foot of the fence. */
function drawBed(painter: Painter, from: number, to: number): string {
  const { random, spec } = painter
  const isWinter = spec.season === 'winter'
  const bushes = repeat(22, (i) => {
    const x = lerp(from, to, (i + random.range(0.2, 0.8)) / 22)
    const size = random.range(22, 44)
    return drawClump(
      painter,
      { colour: OAK[isWinter ? 'winter' : 'summer'], depth: 0.24, snow: isWinter },
      [x, HORIZON + 16 - size * 0.5],
      size,
    )
  })
  const blooms = repeat(isWinter ? 0 : 70, () =>
    drawFlower(painter, {
      kind: random.pick(['hydrangea', 'rose', 'daisy'] as const),
      colour: random.pick(['#8fa3d6', '#e58aa0', '#f6efe4', '#c9a0d8']),
      x: random.range(from, to),
      y: HORIZON + 14 - random.range(0, 50),
      radius: random.range(5, 11),
      turn: random.next() * 360,
    }),
  )
  return bushes + blooms
}
