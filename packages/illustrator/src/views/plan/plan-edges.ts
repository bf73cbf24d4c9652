import { lighten } from '../../base/colour.ts'
import { HEIGHT, listOf, type Point, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from '../../base/svg.ts'
import { drawFlower } from '../../flora/draw-flower.ts'
import { ROOMS } from '../../light/rooms.ts'
import type { Painter } from '../../painter/painter.ts'
import { FOLIAGE } from '../../settings/season.ts'
import type { SettingName } from '../../spec.ts'
import { UNIT, withShadow } from './plan.ts'
import { drawWaves } from './plan-ground.ts'

const WATERSIDES = [
  'dutch-canal',
  'canal',
  'dock',
  'pier',
  'fjord',
  'highlands',
  'cave',
  'cenote',
  'greek-terrace',
] as const
const SHORES: readonly SettingName[] = [
  'beach',
  'tropical-beach',
  'coast',
  'lake',
  'river',
  'pool',
  'boat',
  ...WATERSIDES,
]
/** Fields whose rows surround a clearing, with the colour of the plants. */
const ROWS: Readonly<Partial<Record<SettingName, string>>> = {
  vineyard: '#6f8a4c',
  'lavender-field': '#8a6fc0',
  'sunflower-field': '#e0a92e',
  'wheat-field': '#d8b25a',
  'poppy-field': '#c9402f',
  'tulip-field': '#d9566f',
}
/** Squares and dry plains without trees around them. */
const WITHOUT_TREES = [
  ...([
    'dunes',
    'desert-camp',
    'train-station',
    'paris',
    'new-york',
    'havana',
    'amphitheatre',
    'patio',
    'stadium',
  ] as const),
  ...(['korean-palace', 'indian-palace', 'savannah', 'brooklyn-bridge', 'golden-gate', 'christmas-market'] as const),
]
const BARE: readonly SettingName[] = [
  'desert',
  'canyon',
  'snow-field',
  'northern-lights',
  'street',
  'rooftop',
  ...WITHOUT_TREES,
]
const SHORE = 150
const WALL = 26

/** Draws what surrounds the wedding in a view from straight above: water, rows of plants, walls or trees. */
export function drawPlanEdges(painter: Painter): string {
  const { setting } = painter.spec
  return painter.layer('edges', () => {
    if (SHORES.includes(setting)) return drawShore(painter)
    const row = ROWS[setting]
    if (row) return drawRows(painter, row)
    if (ROOMS.includes(setting)) return drawWalls(painter)
    return BARE.includes(setting) ? '' : drawTrees(painter)
  })
}

function drawShore(painter: Painter): string {
  const { random } = painter
  const crest = (y: number) => {
    const bends = repeat(
      6,
      (i) =>
        d`Q${(i + 0.5) * (WIDTH / 6)} ${y + (i % 2 ? 30 : -26)} ${(i + 1) * (WIDTH / 6)} ${y + random.range(-8, 8)}`,
    )
    return `${d`M0 ${y}`}${bends}`
  }
  const edge = crest(SHORE)
  const foam = painter.tone('#ffffff')
  return (
    drawWaves(painter, 0, SHORE - 24, 34) +
    path(`${edge}V0H0Z`, painter.tone('#5f9ca6'), { opacity: 0.75 }) +
    stroke(edge, foam, 9, { opacity: 0.85 }) +
    stroke(crest(SHORE - 46), foam, 4, { opacity: 0.5 }) +
    stroke(crest(SHORE + 20), lighten(painter.tone('#d8bf8f'), -0.06), 10, { opacity: 0.35 })
  )
}

function drawRows(painter: Painter, colour: string): string {
  const { random } = painter
  const columns = [-1, 1].flatMap((side) => [6.3, 7.4, 8.5].map((right) => WIDTH / 2 + side * right * UNIT))
  return columns
    .map((x) => {
      const dabs = repeat(44, (i) => {
        const y = i * 24 + random.range(-6, 6)
        const leaves = listOf(7, () =>
          leafMark([x + random.range(-22, 22), y + random.range(-12, 12)], 26, 12, random.range(0, 360)),
        )
        return path(leaves.join(''), lighten(painter.tone(colour), random.range(-0.1, 0.06)))
      })
      const ground = rect(x - 36, 0, 80, HEIGHT, '#241a2c', { opacity: 0.12 })
      return ground + dabs
    })
    .join('')
}

function drawWalls(painter: Painter): string {
  const wall = painter.tone('#e6dac8')
  return (
    rect(0, 0, WIDTH, WALL + 26, '#241a2c', { opacity: 0.18 }) +
    rect(0, 0, WALL + 22, HEIGHT, '#241a2c', { opacity: 0.14 }) +
    rect(0, 0, WIDTH, WALL, wall) +
    rect(0, 0, WALL, HEIGHT, lighten(wall, -0.04)) +
    rect(WIDTH - WALL, 0, WALL, HEIGHT, lighten(wall, -0.02))
  )
}

function drawTrees(painter: Painter): string {
  const { random, spec } = painter
  const places: Point[] = [
    [30, 60],
    [170, 10],
    [60, 250],
    [1500, 80],
    [1370, 0],
    [1490, 290],
    [20, 940],
    [1530, 900],
    [330, -40],
    [1200, -46],
    [1400, 1030],
    [150, 1040],
  ]
  return places
    .map(([x, y]) =>
      drawCanopy(
        painter,
        x + random.range(-14, 14),
        y + random.range(-10, 10),
        random.range(92, 140),
        FOLIAGE[spec.season],
      ),
    )
    .join('')
}

/** Draws the crown of a tree from above: leaves in rings, lit towards the sun. */
function drawCanopy(painter: Painter, x: number, y: number, radius: number, colour: string): string {
  const { random } = painter
  const tone = painter.tone(colour)
  const shadow = withShadow(painter, 1.6, (fill) => (fill ? ellipse(x, y, radius, radius * 0.96, fill) : ''))
  const rings = [1, 0.8, 0.58, 0.34].map((reach, ring) => {
    const count = Math.round(30 * reach + 8)
    const leaves = repeat(count, (i) => {
      const angle = (i / count) * 2 * Math.PI + random.range(-0.2, 0.2)
      const far = radius * reach * random.range(0.78, 1)
      const turn = (angle * 180) / Math.PI + random.range(-40, 40)
      return leafMark([x + Math.cos(angle) * far, y + Math.sin(angle) * far], 34, 15, turn)
    })
    return (
      circle(x - ring * 3, y - ring * 3, radius * reach * 0.92, lighten(tone, -0.09 + ring * 0.04)) +
      path(leaves, lighten(tone, -0.06 + ring * 0.04))
    )
  })
  const blooms =
    painter.spec.setting === 'rose-garden'
      ? repeat(5, (i) =>
          drawFlower(painter, {
            kind: 'rose',
            colour: painter.spec.florals.colors[i % 3] as string,
            x: x + Math.cos(i * 1.3) * radius * 0.6,
            y: y + Math.sin(i * 1.3) * radius * 0.6,
            radius: 17,
          }),
        )
      : ''
  return shadow + rings.join('') + blooms
}
