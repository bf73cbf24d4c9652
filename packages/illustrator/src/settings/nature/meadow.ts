import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, listOf, WIDTH } from '../../base/geometry.ts'
import { discMark } from '../../base/marks.ts'
import { d, path, repeat } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBroadleaf } from '../../props/foliage/broadleaf.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import { PASTURE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawFlowerDabs, drawNearFlowers, type Wildflower } from './blooms.ts'
import { drawBrushwork, drawGrass, drawTreeline } from './land.ts'
import { FAR_WOOD, isBare, LONG_GRASS, OAK, turfFloor } from './seasons.ts'

const HORIZON = HEIGHT * 0.5
const DRIFTS = 34
const FLOWERS: readonly Wildflower[] = [
  { kind: 'poppy', colour: '#d9523f' },
  { kind: 'daisy', colour: '#f8f4e8' },
  { kind: 'anemone', colour: '#7f7fc4' },
  { kind: 'daisy', colour: '#edc04f' },
  { kind: 'poppy', colour: '#e58aa0' },
]
/** The colours of the seed heads that are visible above the snow. */
const SEED_HEADS = ['#8b7355', '#a08a6a']

/** Draws wildflowers in long grass, with a mown clearing, and hills and woods behind. */
export const drawMeadow: DrawSetting = (painter) => {
  const { season } = painter.spec
  const isWinter = season === 'winter'
  const grass = LONG_GRASS[season]
  const ground = isWinter ? PASTURE.winter : grass[0]
  const colours = isWinter ? SEED_HEADS : FLOWERS.map(({ colour }) => colour)
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: HORIZON - 30,
      rise: 130,
      frequency: 0.8,
      fill: painter.tone('#8398a6', 0.78),
      name: 'far',
    }) +
    drawRidge(painter, { y: HORIZON - 6, rise: 76, frequency: 1.3, fill: painter.tone(ground, 0.55), name: 'near' }) +
    drawTreeline(painter, { y: HORIZON + 12, height: 74, count: 26, colour: FAR_WOOD[season], depth: 0.5 }) +
    drawGround(painter, HORIZON, ground) +
    [0.1, 0.88]
      .map((share, i) =>
        drawBroadleaf(painter, {
          x: WIDTH * share,
          y: HORIZON + 40,
          width: 250 - i * 60,
          height: 240 - i * 50,
          colour: OAK[season],
          depth: 0.24,
          stem: 0.2,
          bare: isBare(season),
        }),
      )
      .join('') +
    drawBrushwork(painter, { from: HORIZON, colour: ground, count: 160 }) +
    drawGrass(painter, { from: HORIZON + 6, colours: grass, count: 1500, height: 62, stage: 0.4 }) +
    drawMownPath(painter, grass[0]) +
    (isWinter ? '' : drawDrifts(painter, colours)) +
    drawFlowerDabs(painter, colours, HORIZON + 14, HEIGHT, isWinter ? 200 : 1100, isWinter ? 4 : 8) +
    drawGrass(painter, {
      from: HEIGHT * 0.72,
      to: HEIGHT + 90,
      colours: grass,
      count: 420,
      height: 150,
      stage: 0.3,
      thick: 4,
    }) +
    (isWinter ? '' : drawNearFlowers(painter, FLOWERS, '#6f8a4a', 150))
  return { back, horizon: HORIZON, floor: turfFloor(season) }
}

/** Draws a winding strip of shorter, paler grass for the guests. */
function drawMownPath(painter: Painter, grass: string): string {
  const y = HORIZON + 10
  const outline =
    d`M${WIDTH * 0.5} ${y}C${WIDTH * 0.4} ${y + 90} ${WIDTH * 0.4} ${y + 160} ${WIDTH * 0.26} ${HEIGHT + 10}` +
    d`L${WIDTH * 0.74} ${HEIGHT + 10}C${WIDTH * 0.6} ${y + 160} ${WIDTH * 0.56} ${y + 90} ${WIDTH * 0.515} ${y}Z`
  return path(outline, lighten(painter.tone(grass, 0.06), 0.075), { opacity: 0.75, filter: SOFT })
}

/** Draws dense patches of flowers, each patch in one colour. */
function drawDrifts(painter: Painter, colours: readonly string[]): string {
  const { random } = painter
  return listOf(DRIFTS, (i) => (i + random.next()) / DRIFTS)
    .map((t) => {
      const x = random.next() < 0.5 ? random.range(-40, WIDTH * 0.44) : random.range(WIDTH * 0.56, WIDTH + 40)
      const y = lerp(HORIZON + 14, HEIGHT * 0.92, t ** 1.6)
      const colour = painter.tone(random.pick(colours), 0.34 * (1 - t))
      const spread = lerp(70, 250, t)
      const marks = (lift: number) =>
        repeat(46, () => {
          const size = lerp(1.8, 7, t) * random.range(0.6, 1.2)
          return discMark([x + random.gauss() * spread, y + random.gauss() * spread * 0.17 - lift], size, size * 0.74)
        })
      return path(marks(0), lighten(colour, -0.05)) + path(marks(lerp(1, 4, t)), lighten(colour, 0.03))
    })
    .join('')
}
