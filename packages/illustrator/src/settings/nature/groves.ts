import { HEIGHT, lerp, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { discMark } from '../../base/marks.ts'
import { path, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { type BroadleafOptions, drawBroadleaf } from '../../props/foliage/broadleaf.ts'
import { drawRidge } from '../../props/ridge.ts'
import type { SeasonName } from '../../spec.ts'
import { drawGround } from '../ground.ts'
import { PASTURE } from '../season.ts'
import type { DrawSetting, FloorName, Setting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork, drawGrass, drawShade } from './land.ts'
import { isBare, LAWN, turfFloor } from './seasons.ts'

const HORIZON = HEIGHT * 0.51
const TREES_A_ROW = 7

interface Grove {
  tree: Pick<BroadleafOptions, 'colour' | 'mark' | 'dots' | 'bare' | 'stem' | 'trunk' | 'bark' | 'snow'>
  ground: string
  floor: FloorName
  grass: number
  /** The colour of petals or fruit under the trees, as `#rrggbb`. */
  fallen?: string
  /** The ratio of a tree's height to its width. */
  tall: number
}

/** Draws gnarled olive trees with silver leaves on dry ground. */
export const drawOliveGrove: DrawSetting = (painter) => {
  const { season } = painter.spec
  return drawGrove(painter, {
    tree: {
      colour: season === 'winter' ? '#a3ada0' : '#a9b89a',
      mark: 'fine',
      stem: 0.44,
      trunk: 0.17,
      bark: '#7d6c5a',
    },
    ground: season === 'spring' ? '#b3ab6c' : season === 'winter' ? '#cfc7b4' : '#c9ae78',
    floor: 'earth',
    grass: 300,
    tall: 0.98,
  })
}

const ORCHARD: Readonly<Record<SeasonName, Grove['tree']>> = {
  spring: { colour: '#f0b7c4', dots: { colour: '#fdeef0', count: 34, radius: 4.4 } },
  summer: { colour: '#5f8a48', dots: { colour: '#d8452f', count: 12, radius: 5.6 } },
  autumn: { colour: '#9a8f45', dots: { colour: '#c9372a', count: 18, radius: 6 } },
  winter: { colour: '#8b9a6b', bare: true },
}
/** Draws rows of lemon trees, which keep their leaves and fruit all year. */
export const drawLemonGrove: DrawSetting = (painter) => drawCitrusGrove(painter, '#f6d52e')

/** Draws rows of orange trees. */
export const drawOrangeGrove: DrawSetting = (painter) => drawCitrusGrove(painter, '#ef8a24')

function drawCitrusGrove(painter: Painter, fruit: string): Setting {
  const { season } = painter.spec
  return drawGrove(painter, {
    tree: { colour: '#467a3f', dots: { colour: fruit, count: 15, radius: 6.8 }, stem: 0.26, bark: '#7d6a54' },
    ground: season === 'winter' ? LAWN.spring : LAWN[season],
    floor: 'grass',
    grass: 700,
    tall: 0.94,
    fallen: fruit,
  })
}

const FALLEN: Readonly<Partial<Record<SeasonName, string>>> = { spring: '#f9dbe1', autumn: '#c9472f' }

/** Draws rows of fruit trees, in blossom in spring and with fruit in summer and autumn. */
export const drawOrchard: DrawSetting = (painter) => {
  const { season } = painter.spec
  const fallen = FALLEN[season]
  return drawGrove(painter, {
    tree: { ...ORCHARD[season], bare: isBare(season), stem: 0.3 },
    ground: LAWN[season],
    floor: turfFloor(season),
    grass: 900,
    tall: 1,
    ...(fallen && { fallen }),
  })
}

function drawGrove(painter: Painter, grove: Grove): Setting {
  const { ground } = grove
  const { season } = painter.spec
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: HORIZON - 30,
      rise: 150,
      frequency: 0.9,
      fill: painter.tone('#7d8da0', 0.78),
      name: 'far',
    }) +
    drawRidge(painter, {
      y: HORIZON,
      rise: 80,
      frequency: 1.6,
      fill: painter.tone(PASTURE[season], 0.55),
      name: 'near',
    }) +
    drawGround(painter, HORIZON, ground) +
    drawBrushwork(painter, { from: HORIZON, colour: ground, count: 260 }) +
    drawRows(painter, grove) +
    (grove.fallen ? drawFallen(painter, grove.fallen) : '') +
    drawGrass(painter, { from: HORIZON + 20, colours: [ground], count: grove.grass, height: 22, stage: 0.6 })
  return { back, horizon: HORIZON, floor: grove.floor }
}

/** Draws two rows of trees on each side, starting with the farthest trees. */
function drawRows(painter: Painter, grove: Grove): string {
  const { random } = painter
  const spots = SIDES.flatMap((side) =>
    [0, 1].flatMap((row) =>
      listOf(TREES_A_ROW, (i) => {
        const t = (i / (TREES_A_ROW - 1)) ** 1.9
        return { side, row, t: t * (row ? 0.6 : 0.7) }
      }),
    ),
  ).sort((a, b) => a.t - b.t)
  return spots
    .map(({ side, row, t }) => {
      const width = lerp(64, 640, t) * random.range(0.9, 1.1)
      const x = WIDTH * (0.5 + side * (lerp(0.06, 0.72, t) + row * lerp(0.13, 0.5, t)))
      const y = lerp(HORIZON + 8, HEIGHT * 0.94, t)
      if (x < -width * 0.5 || x > WIDTH + width * 0.5) return ''
      const depth = 0.5 * Math.max(0, 1 - t * 2) ** 2
      const shade = x < 0 || x > WIDTH ? '' : drawShade(painter, x, y, width * 0.42, width * 0.06, 0.28)
      return (
        shade +
        drawBroadleaf(painter, {
          ...grove.tree,
          x,
          y,
          width,
          height: width * grove.tall,
          depth,
          lean: random.range(-6, 6),
        })
      )
    })
    .join('')
}

function drawFallen(painter: Painter, colour: string): string {
  const { random } = painter
  const marks = repeat(320, () => {
    const t = random.next()
    const size = lerp(1.2, 4.6, t)
    return discMark([random.next() * WIDTH, lerp(HORIZON + 20, HEIGHT, t)], size, size * 0.55)
  })
  return path(marks, painter.tone(colour), { opacity: 0.85 })
}
