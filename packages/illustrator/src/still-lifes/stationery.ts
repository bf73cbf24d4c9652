import { factOf, factsOf, type ObjectName } from '@vowkit/understanding'
import { lighten, mix } from '../base/colour.ts'
import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { circle, d, group, place, polygon, rect, repeat, ring, stroke, tag } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawFlower } from '../flora/draw-flower.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import { drawWords as drawText } from '../objects/words/draw-words.ts'
import { SHADOW, SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawBackdrop } from './backdrop.ts'
import type { DrawStillLife } from './still-life.ts'

const PAPER = '#fdf9f3'

/** Draws an invitation with its words, its envelope and a reply card on cloth. Lines represent unknown text. */
export const drawStationery: DrawStillLife = (painter) => {
  const { spec } = painter
  const cloth = painter.tone(mix('#d9cfc6', spec.palette[0], 0.25))
  const green = spec.florals.greens[0] ?? '#7d9a80'
  const sprig = repeat(6, (i) =>
    drawLeaf(painter, {
      kind: 'olive',
      colour: green,
      x: WIDTH * 0.12 + i * 20,
      y: HEIGHT * 0.85,
      length: 170,
      turn: -60 + i * 26,
    }),
  )
  const gold = painter.tone(spec.metal)
  return (
    drawBackdrop(painter, cloth, 0.02, -0.05) +
    drawFolds(cloth) +
    drawEnvelope(painter) +
    drawInvitation(painter, green) +
    drawReplyCard(painter) +
    drawSeal(painter) +
    drawCluster(painter, WIDTH * 0.16, HEIGHT * 0.25, 140, { count: 22 }) +
    drawCluster(painter, WIDTH * 0.88, HEIGHT * 0.2, 120, { count: 18 }) +
    sprig +
    ring(WIDTH * 0.66, HEIGHT * 0.87, 36, gold, 9) +
    ring(WIDTH * 0.69, HEIGHT * 0.885, 36, gold, 9)
  )
}

function colourOfObject({ spec }: Painter, object: ObjectName): string | undefined {
  return factsOf(spec.description, 'object').find(({ name }) => name === object)?.colour
}

function inkTone(painter: Painter): string {
  return painter.tone(mix('#3a2234', painter.spec.palette[0], 0.25))
}

function drawFolds(cloth: string): string {
  return repeat(5, (i) => {
    const y = HEIGHT * i * 0.24
    const fold = d`M-50 ${y + HEIGHT * 0.1}Q${WIDTH * 0.3} ${y} ${WIDTH * 0.6} ${y + HEIGHT * 0.14}T${WIDTH + 60} ${y + HEIGHT * 0.05}`
    return stroke(fold, lighten(cloth, -0.05), 46, { opacity: 0.3, filter: SOFT })
  })
}

function drawCard(
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  paper: string,
  content: string,
): string {
  const sheet = rect(-width / 2, -height / 2, width, height, paper, { rx: 4 })
  return group({ transform: place(x, y, turn), filter: SHADOW }, sheet + content)
}

function drawWords(ink: string, y: number, width: number, height = 5, opacity = 0.75): string {
  return rect(-width / 2, y, width, height, ink, { rx: 2.5, opacity })
}

function drawEnvelope(painter: Painter): string {
  const named = colourOfObject(painter, 'envelope')
  const paper = painter.tone(named ?? mix('#fdf6ee', painter.spec.palette[0], 0.5))
  const flap = polygon(
    [
      [-235, -165],
      [0, 30],
      [235, -165],
    ],
    lighten(paper, -0.05),
  )
  return drawCard(WIDTH * 0.37, HEIGHT * 0.55, 470, 330, -13, paper, flap)
}

function drawInvitation(painter: Painter, green: string): string {
  const { florals, metal } = painter.spec
  const ink = inkTone(painter)
  const leaves = repeat(
    7,
    (i) =>
      drawLeaf(painter, {
        kind: 'olive',
        colour: green,
        x: -150 + i * 8,
        y: -250 + i * 6,
        length: 120,
        turn: -20 + i * 26,
      }) +
      drawLeaf(painter, {
        kind: 'eucalyptus',
        colour: green,
        x: 150 - i * 8,
        y: 250 - i * 6,
        length: 120,
        turn: 160 + i * 26,
      }),
  )
  const bloom = { kind: florals.focal[0] ?? 'rose', colour: florals.colors[0], radius: 46 } as const
  const border = tag('rect', {
    x: -176,
    y: -266,
    width: 352,
    height: 532,
    fill: 'none',
    stroke: mix(ink, metal, 0.8),
    'stroke-width': 3,
  })
  const text = factOf(painter.spec.description, 'view')?.text
  const names = text
    ? drawText(painter, text, { x: 0, y: 0, width: 290, height: 190, colour: ink, slant: 0.2, weight: 0.11 })
    : stroke('M-96 -70C-60 -130 -40 -10 0 -60S70 -110 96 -50', ink, 7) +
      stroke('M-96 40C-50 -30 -30 90 10 30S80 0 100 46', ink, 7)
  const lines =
    drawWords(ink, -136, 150) +
    (text ? '' : drawWords(ink, -16, 22, 4)) +
    drawWords(ink, 92, 220) +
    drawWords(ink, 112, 170) +
    drawWords(ink, 140, 120)
  const flowers =
    drawFlower(painter, { ...bloom, x: -140, y: -236 }) + drawFlower(painter, { ...bloom, x: 140, y: 236 })
  return drawCard(
    WIDTH * 0.53,
    HEIGHT * 0.5,
    400,
    580,
    4,
    painter.tone(PAPER),
    border + leaves + flowers + names + lines,
  )
}

function drawReplyCard(painter: Painter): string {
  const ink = inkTone(painter)
  const lines = drawWords(ink, -120, 130, 8, 0.9) + repeat(5, (i) => drawWords(ink, -70 + i * 38, 170 - (i % 2) * 50))
  return drawCard(WIDTH * 0.74, HEIGHT * 0.64, 250, 360, 13, painter.tone(PAPER), lines)
}

function drawSeal(painter: Painter): string {
  const wax = painter.tone(colourOfObject(painter, 'wax-seal') ?? painter.spec.palette[1])
  return group(
    { filter: SHADOW },
    circle(WIDTH * 0.31, HEIGHT * 0.62, 44, wax) + circle(WIDTH * 0.31, HEIGHT * 0.62, 33, lighten(wax, 0.035)),
  )
}
