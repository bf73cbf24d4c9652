import { lighten, mix } from '../base/colour.ts'
import { HEIGHT, type Point, WIDTH } from '../base/geometry.ts'
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import { SHADOW } from '../painter/filters.ts'
import { drawBackdrop, drawWindowLight } from './backdrop.ts'
import type { DrawStillLife } from './still-life.ts'

const PAPER = '#fdf9f1'
/** The dots of the way on the map. */
const ROUTE: readonly Point[] = [
  [-120, -330],
  [-84, -300],
  [-54, -266],
  [-32, -228],
  [-6, -194],
  [30, -166],
  [66, -140],
  [102, -112],
  [132, -78],
  [144, -50],
  [150, 20],
  [166, 62],
  [182, 100],
  [176, 240],
  [196, 280],
  [236, 306],
  [286, 318],
  [340, 314],
  [394, 308],
  [450, 304],
]

function drawScript(ink: string, x: number, y: number, width: number, pen = 6): string {
  const step = width / 5
  return stroke(
    d`M${x} ${y}c${step * 0.3} ${-step} ${step * 0.7} ${step * 0.5} ${step} ${-step * 0.1}s${step * 0.6} ${-step * 0.7} ${step} 0s${step * 0.5} ${step * 0.5} ${step} 0s${step * 0.7} ${-step * 0.9} ${step} 0s${step * 0.6} ${step * 0.3} ${step} ${-step * 0.2}`,
    ink,
    pen,
  )
}

const at = (x: number, y: number, turn: number, content: string) =>
  group({ transform: `translate(${x} ${y}) rotate(${turn})`, filter: SHADOW }, content)

/** Draws a fan of addressed envelopes with a dip pen, an ink bottle and wax. */
export const drawCalligraphy: DrawStillLife = (painter) => {
  const { spec } = painter
  const desk = painter.tone(mix('#5d4638', spec.palette[1], 0.12))
  const ink = painter.tone('#2f2a3a')
  const envelope = (i: number) => {
    const paper = painter.tone(mix(PAPER, spec.palette[i % 3] as string, i === 4 ? 0.05 : 0.28))
    return at(
      470 + i * 92,
      520 + i * 26,
      -24 + i * 9,
      rect(-300, -190, 600, 380, paper, { rx: 6 }) +
        (i === 4
          ? drawScript(ink, -180, -20, 380, 9) +
            drawScript(ink, -120, 60, 260, 6) +
            drawScript(ink, -80, 116, 180, 5) +
            rect(196, -156, 74, 90, painter.tone(spec.palette[0]))
          : path('M-300 -190L0 40L300 -190', 'none', { stroke: lighten(paper, -0.08), 'stroke-width': 5 })),
    )
  }
  return (
    drawBackdrop(painter, desk, 0.04, -0.05) +
    drawWindowLight(painter, 0.3, [[0.1, 0.35, 0.3, 0.65]]) +
    repeat(5, envelope) +
    at(
      1290,
      330,
      0,
      ellipse(0, 130, 110, 26, painter.tone('#1d1a24')) +
        rect(-110, 0, 220, 130, painter.tone('#2b2838'), { rx: 22 }) +
        rect(-54, -64, 108, 70, painter.tone('#3a3648'), { rx: 8 }) +
        ellipse(0, -64, 54, 14, painter.tone('#15121c')) +
        rect(-84, 30, 168, 66, painter.tone(PAPER), { rx: 6 }),
    ) +
    at(
      1130,
      640,
      38,
      rect(-330, -13, 500, 26, painter.tone('#8a2f3c'), { rx: 13 }) +
        rect(166, -11, 60, 22, painter.tone(spec.metal)) +
        path('M224 -13L320 0L224 13Z', painter.tone('#c9c5bf')),
    ) +
    at(
      260,
      240,
      12,
      circle(0, 0, 84, painter.tone(spec.palette[0])) +
        circle(0, 0, 60, lighten(painter.tone(spec.palette[0]), 0.04)) +
        drawScript(lighten(painter.tone(spec.palette[0]), -0.1), -36, 12, 74, 8),
    ) +
    repeat(7, (i) =>
      drawLeaf(painter, {
        kind: 'ruscus',
        colour: spec.florals.greens[0] ?? '#6f8a63',
        x: 1240 + i * 22,
        y: 930,
        length: 190,
        turn: -120 + i * 22,
      }),
    )
  )
}

/** Draws posters and a comic strip of a wedding in bright inks, pinned to a wall. */
export const drawZine: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone('#f3eee4')
  const [a, b, c] = spec.palette.map((colour) => painter.tone(colour)) as [string, string, string]
  const dark = painter.tone('#2f2a4a')
  const couple = (x: number, y: number, s: number) =>
    circle(x - 16 * s, y - 44 * s, 13 * s, dark) +
    path(d`M${x - 30 * s} ${y + 30 * s}L${x - 24 * s} ${y - 28 * s}H${x - 6 * s}L${x} ${y + 30 * s}Z`, dark) +
    circle(x + 18 * s, y - 40 * s, 12 * s, dark) +
    path(
      d`M${x + 2 * s} ${y + 30 * s}L${x + 12 * s} ${y - 26 * s}H${x + 26 * s}L${x + 44 * s} ${y + 30 * s}Z`,
      '#ffffff',
    )
  const panels = repeat(6, (i) => {
    const [x, y] = [-250 + (i % 3) * 172, -190 + Math.floor(i / 3) * 192]
    const fill = [a, b, c, c, a, b][i] as string
    const drawing = [
      circle(x + 80, y + 84, 46, '#ffffff', { opacity: 0.85 }),
      path(d`M${x + 30} ${y + 150}L${x + 80} ${y + 50}L${x + 130} ${y + 150}Z`, dark),
      repeat(4, (j) => rect(x + 22 + j * 32, y + 60 + (j % 2) * 26, 22, 90, dark)),
      couple(x + 80, y + 108, 1),
      repeat(9, (j) => circle(x + 30 + (j % 3) * 50, y + 36 + Math.floor(j / 3) * 46, 13, j % 2 ? '#ffffff' : dark)),
      path(
        d`M${x + 80} ${y + 146}C${x - 10} ${y + 80} ${x + 40} ${y + 10} ${x + 80} ${y + 62}C${x + 120} ${y + 10} ${x + 170} ${y + 80} ${x + 80} ${y + 146}Z`,
        '#ffffff',
      ),
    ][i] as string
    return rect(x + 5, y + 4, 160, 180, fill, { opacity: 0.55 }) + rect(x, y, 160, 180, fill) + drawing
  })
  return (
    drawBackdrop(painter, wall, 0.02, -0.03) +
    at(
      520,
      500,
      -3,
      rect(-300, -320, 600, 640, painter.tone(PAPER)) +
        rect(-250, -290, 300, 60, dark, { rx: 8 }) +
        repeat(5, (i) => circle(100 + i * 36, -260, 13, [a, b, c][i % 3] as string)) +
        group({ transform: 'translate(0 -10)' }, panels) +
        rect(-250, 226, 500, 14, dark, { opacity: 0.6 }) +
        rect(-250, 256, 360, 14, dark, { opacity: 0.6 }),
    ) +
    at(
      1120,
      340,
      5,
      rect(-210, -270, 420, 540, b) +
        circle(6, -50, 150, a) +
        circle(-6, -56, 150, c, { opacity: 0.7 }) +
        couple(0, 60, 2.4) +
        rect(-160, 196, 320, 26, '#ffffff'),
    ) +
    at(
      1250,
      800,
      -8,
      rect(-190, -150, 380, 300, a) +
        repeat(6, (i) =>
          polygon(
            [
              [-190 + i * 76, -150],
              [-114 + i * 76, -150],
              [-152 + i * 76, -70],
            ],
            i % 2 ? c : '#ffffff',
          ),
        ) +
        rect(-120, 0, 240, 22, dark) +
        rect(-90, 44, 180, 16, dark),
    ) +
    at(880, 850, 10, rect(-130, -110, 260, 220, c) + path('M0 70C-90 0 -40 -76 0 -24C40 -76 90 0 0 70Z', dark)) +
    [
      [520, 190],
      [1120, 84],
      [1240, 664],
      [870, 750],
    ]
      .map(([x, y]) => circle(x as number, y as number, 14, painter.tone('#e2483c'), { filter: SHADOW }))
      .join('')
  )
}

/** Draws bottles with printed labels, a guest book and sheets of handmade paper. */
export const drawLabels: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#dcd0be', spec.palette[2], 0.2))
  const wood = painter.tone('#8a6242')
  const ink = painter.tone('#4a2f3a')
  const foot = HEIGHT * 0.86
  const bottle = (x: number, glass: string, tint: string) => {
    const colour = painter.tone(glass)
    return group(
      { filter: SHADOW },
      path(
        d`M${x - 82} ${foot}V${foot - 330}C${x - 82} ${foot - 420} ${x - 34} ${foot - 430} ${x - 32} ${foot - 520}V${foot - 640}H${x + 32}V${foot - 520}C${x + 34} ${foot - 430} ${x + 82} ${foot - 420} ${x + 82} ${foot - 330}V${foot}Q${x} ${foot + 20} ${x - 82} ${foot}Z`,
        painter.gradient(lighten(colour, 0.07), lighten(colour, -0.08), { across: true }),
      ) +
        rect(x - 36, foot - 660, 72, 110, painter.tone(tint)) +
        rect(x - 82, foot - 280, 164, 200, painter.tone(PAPER)) +
        rect(x - 72, foot - 270, 144, 180, 'none', { stroke: painter.tone(spec.metal), 'stroke-width': 4 }) +
        drawScript(ink, x - 52, foot - 190, 106, 6) +
        repeat(5, (i) =>
          drawLeaf(painter, { kind: 'olive', colour: '#7d8a5c', x, y: foot - 126, length: 52, turn: -150 + i * 30 }),
        ),
    )
  }
  return (
    drawBackdrop(painter, wall, 0.04, -0.05) +
    drawWindowLight(painter, 0.4, [[0.5, 0.78, 0.2, 0.5]]) +
    rect(0, HEIGHT * 0.8, WIDTH, HEIGHT * 0.2, painter.gradient(lighten(wood, 0.05), lighten(wood, -0.08))) +
    bottle(300, '#3f5a3c', spec.palette[0]) +
    bottle(520, '#6b2434', spec.palette[1]) +
    bottle(740, '#c9b06a', spec.palette[2]) +
    at(
      1140,
      560,
      7,
      path(
        'M-190 -260L-160 -268L-80 -256L60 -270L190 -258L198 -60L186 180L196 262L40 256L-120 268L-196 254L-186 60Z',
        painter.tone(mix(PAPER, spec.palette[1], 0.2)),
      ) +
        drawScript(ink, -110, -110, 230, 9) +
        drawScript(ink, -70, -20, 150, 6) +
        repeat(4, (i) => rect(-110 + (i % 2) * 20, 50 + i * 38, 220 - (i % 2) * 40, 8, ink, { rx: 4, opacity: 0.6 })),
    ) +
    group(
      { filter: SHADOW },
      polygon(
        [
          [880, 900],
          [960, 820],
          [1430, 820],
          [1480, 900],
        ],
        painter.tone(mix(spec.palette[0], '#4a2f3a', 0.4)),
      ) +
        rect(880, 900, 600, 46, painter.tone(PAPER)) +
        rect(876, 938, 608, 18, painter.tone(mix(spec.palette[0], '#3a2430', 0.5))),
    ) +
    drawCluster(painter, 110, 880, 120, { count: 16 }) +
    repeat(17, (i) =>
      circle(900 + (i % 6) * 26, 770 - Math.floor(i / 6) * 22 + (i % 2) * 8, 17, painter.tone('#5a2f52')),
    )
  )
}

/** Draws a map in watercolour: a coast, hills, an oak, a bridge and a compass. */
export const drawMap: DrawStillLife = (painter) => {
  const { spec, random } = painter
  const desk = painter.tone(mix('#7f8f94', spec.palette[0], 0.2))
  const paper = painter.tone('#f6ecd6')
  const ink = painter.tone('#3f4a5a')
  const sea = painter.tone('#8fb9c4')
  const tree = (x: number, y: number) =>
    line(x, y, x, y + 26, ink, 5) +
    circle(x, y - 8, 26, painter.tone('#8fa86a')) +
    circle(x + 12, y - 2, 18, painter.tone('#7d9a5c'))
  const hill = (x: number, y: number) =>
    path(d`M${x - 70} ${y}Q${x} ${y - 96} ${x + 70} ${y}`, painter.tone('#c9b98a'), { stroke: ink, 'stroke-width': 4 })
  return (
    drawBackdrop(painter, desk, 0.03, -0.05) +
    drawWindowLight(painter, 0.4, [[0.1, 0.4, 0.4, 0.8]]) +
    at(
      WIDTH * 0.48,
      HEIGHT * 0.5,
      -3,
      rect(-580, -410, 1160, 820, paper, { rx: 4 }) +
        path('M-560 -390H-150C-210 -280 -120 -200 -220 -110S-160 60 -270 150S-230 330 -300 390H-560Z', sea) +
        repeat(4, (i) =>
          stroke(
            d`M${-140 - i * 34} -390C${-200 - i * 34} -280 ${-110 - i * 34} -200 ${-210 - i * 34} -110S${-150 - i * 34} 60 ${-260 - i * 34} 150S${-220 - i * 34} 330 ${-290 - i * 34} 390`,
            '#ffffff',
            4,
            { opacity: 0.5 },
          ),
        ) +
        [
          [120, -250],
          [230, -230],
          [350, -262],
          [430, -200],
        ]
          .map(([x, y]) => hill(x as number, y as number))
          .join('') +
        stroke('M520 -90C360 -60 300 20 120 10S-60 120 -200 130', painter.tone('#7fb0bd'), 18) +
        ROUTE.map(([x, y]) => circle(x, y, 7, painter.tone('#c2603c'))).join('') +
        rect(96, -26, 92, 20, painter.tone('#a8743f'), { rx: 4 }) +
        repeat(5, (i) => line(104 + i * 19, -40, 104 + i * 19, -8, ink, 4)) +
        repeat(12, () => tree(random.range(-60, 500), random.range(80, 340))) +
        path('M190 150L240 110L290 150V210H190Z', painter.tone('#fdf8ee'), { stroke: ink, 'stroke-width': 5 }) +
        path('M178 154L240 104L302 154Z', painter.tone('#b9583f')) +
        path('M226 80C206 60 216 44 226 56C236 44 246 60 226 80Z', painter.tone('#c2383a')) +
        stroke('M-470 -180q30 -40 60 0t60 0t60 0M-300 -196q24 -30 40 4', ink, 7) +
        circle(-256, -204, 5, ink) +
        group(
          { transform: 'translate(-430 240)' },
          circle(0, 0, 84, 'none', { stroke: ink, 'stroke-width': 5 }) +
            repeat(4, (i) =>
              polygon(
                [
                  [0, 0],
                  [-14, -22],
                  [0, -96],
                  [14, -22],
                ],
                i % 2 ? painter.tone('#c2603c') : ink,
                { transform: `rotate(${i * 90})` },
              ),
            ),
        ) +
        rect(-560, -390, 1120, 780, 'none', { stroke: ink, 'stroke-width': 5 }) +
        rect(-544, -374, 1088, 748, 'none', { stroke: ink, 'stroke-width': 2 }),
    ) +
    at(
      1330,
      780,
      -18,
      rect(-110, -70, 220, 150, painter.tone('#fdfaf4'), { rx: 12 }) +
        repeat(6, (i) =>
          ellipse(
            -66 + (i % 3) * 66,
            -26 + Math.floor(i / 3) * 66,
            26,
            24,
            painter.tone(['#8fb9c4', '#c2603c', '#8fa86a', '#c9b98a', '#3f4a5a', '#d3808a'][i] as string),
          ),
        ),
    ) +
    at(
      1270,
      250,
      52,
      rect(-260, -10, 380, 20, painter.tone('#8a5f3c'), { rx: 10 }) +
        rect(116, -9, 50, 18, painter.tone(spec.metal)) +
        path('M164 -12Q230 -10 260 2Q230 12 164 12Z', painter.tone('#4a6a7a')),
    )
  )
}
