import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, lerp, lerpPoint, type Point, SIDES, WIDTH } from '../base/geometry.ts'
import { d, line, polygon, rect, repeat, stroke } from '../base/svg.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import type { Painter } from '../painter/painter.ts'
import { drawTree } from '../props/tree.ts'
import { FOLIAGE } from './season.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const HORIZON = HEIGHT * 0.58
const IRON = '#35413f'
const TILE = '#cbbba2'
const PLANTS = ['#4f7a53', '#6a8f5b', '#3f6a50']
/** The ribs from the end wall to the viewer, each with distance and thickness. */
const RIBS = [
  [0, 7],
  [0.14, 8],
  [0.34, 11],
  [0.62, 16],
  [1, 24],
] as const

/** Draws nested iron ribs and panes, with trees outside and ferns along the walls. */
export const drawGlasshouse: DrawSetting = (painter) => {
  const { random, spec, light } = painter
  const trees = repeat(10, (i) =>
    drawTree(painter, {
      x: (i / 9) * WIDTH,
      y: HORIZON + 20,
      width: random.range(200, 300),
      height: random.range(260, 400),
      colour: FOLIAGE[spec.season],
      depth: 0.6,
    }),
  )
  const back =
    drawSky(painter) +
    trees +
    rect(0, 0, WIDTH, HEIGHT, mix(light.haze, '#ffffff', 0.4), { opacity: 0.22 }) +
    drawGlazing(painter) +
    drawFloor(painter) +
    drawBeds(painter) +
    drawHangingPlants(painter)
  return {
    back,
    horizon: HORIZON,
    indoor: true,
    floor: 'tiles',
    chandeliers: [{ x: CENTRE, y: HEIGHT * 0.3, scale: 0.8 }],
  }
}

function drawGlazing(painter: Painter): string {
  const iron = painter.tone(IRON)
  const uprights = repeat(11, (k) => {
    const i = k - 5
    const x = CENTRE + (i * WIDTH * 0.32) / 12
    return line(x, lerp(HEIGHT * 0.24, HEIGHT * 0.36, (i / 6) ** 2), x, HORIZON, iron, 3)
  })
  const rails = repeat(6, (i) =>
    line(WIDTH * 0.34, HEIGHT * 0.34 + i * 44, WIDTH * 0.66, HEIGHT * 0.34 + i * 44, iron, 2.4),
  )
  const walls = SIDES.map((side) =>
    repeat(6, (i) => {
      const far: Point = [CENTRE + side * WIDTH * 0.16, lerp(HEIGHT * 0.34, HORIZON, i / 5)]
      const near: Point = [CENTRE + side * WIDTH * 0.64, lerp(HEIGHT * 0.02, HEIGHT * 1.05, i / 5)]
      return line(...far, ...near, iron, 3.4, { opacity: 0.9 })
    }),
  )
  const roof = [-0.5, 0, 0.5].map((k) =>
    line(CENTRE + k * WIDTH * 0.16, HEIGHT * 0.26, CENTRE + k * WIDTH * 1.1, -60, iron, 4),
  )
  return (
    uprights + rails + RIBS.map(([near, width]) => drawRib(near, width, iron)).join('') + walls.join('') + roof.join('')
  )
}

function drawRib(near: number, width: number, iron: string): string {
  const half = WIDTH * (0.16 + near * 0.48)
  const top = lerp(HEIGHT * 0.24, -HEIGHT * 0.42, near)
  const eaves = lerp(HEIGHT * 0.34, HEIGHT * 0.02, near)
  const foot = lerp(HORIZON, HEIGHT * 1.05, near)
  const shoulder = lerp(eaves, top, 0.7)
  const outline = d`M${CENTRE - half} ${foot}V${eaves}C${CENTRE - half} ${shoulder} ${CENTRE - half * 0.45} ${top} ${CENTRE} ${top}C${CENTRE + half * 0.45} ${top} ${CENTRE + half} ${shoulder} ${CENTRE + half} ${eaves}V${foot}`
  return stroke(outline, iron, width, { 'stroke-linecap': 'butt' })
}

function drawFloor(painter: Painter): string {
  const near = painter.tone('#b3a086')
  const joint = lighten(near, -0.08)
  const corners = [
    [WIDTH * 0.34, HORIZON],
    [WIDTH * 0.66, HORIZON],
    [WIDTH * 1.14, HEIGHT * 1.05],
    [-WIDTH * 0.14, HEIGHT * 1.05],
  ] as const
  const joints = repeat(13, (i) => {
    const t = (i + 1) / 14
    const across = [lerpPoint(corners[0], corners[3], t * t), lerpPoint(corners[1], corners[2], t * t)] as const
    const [fx, fy] = lerpPoint(corners[0], corners[1], t)
    return (
      line(fx, fy, lerp(-WIDTH * 0.14, WIDTH * 1.14, t), HEIGHT, joint, 1.6, { opacity: 0.6 }) +
      line(...across[0], ...across[1], joint, 1.4, { opacity: 0.5 })
    )
  })
  return polygon(corners, painter.gradient(painter.fade(painter.tone(TILE), 0.3), near)) + joints
}

function drawBeds(painter: Painter): string {
  const { random } = painter
  return SIDES.map((side) =>
    repeat(5, (i) => {
      const t = i / 4
      const size = lerp(60, 230, t)
      return repeat(11, (k) =>
        drawLeaf(painter, {
          kind: random.pick(['fern', 'ruscus'] as const),
          colour: random.pick(PLANTS),
          x: CENTRE + side * lerp(WIDTH * 0.17, WIDTH * 0.56, t),
          y: lerp(HORIZON + 8, HEIGHT, t) - size * 0.1,
          length: size * random.range(0.8, 1.25),
          turn: -90 + (k - 5) * 15,
          shade: random.range(-0.05, 0.04),
        }),
      )
    }),
  ).join('')
}

function drawHangingPlants(painter: Painter): string {
  const { random } = painter
  return repeat(9, (i) => {
    const x = WIDTH * (0.12 + i * 0.095)
    const length = random.range(50, 120)
    const drop = Math.abs(i - 4) < 3 ? 0 : 20
    return repeat(5, () =>
      drawLeaf(painter, {
        kind: 'ruscus',
        colour: '#5d8758',
        x,
        y: random.range(-10, 16) + drop,
        length: length * random.range(1, 1.5),
        turn: 90 + random.range(-26, 26),
      }),
    )
  })
}
