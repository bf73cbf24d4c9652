import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, onEllipse, WIDTH } from '../base/geometry.ts'
import { circle, d, ellipse, group, line, path, rect, repeat, ring, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import { SHADOW } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawBackdrop, drawWindowLight } from './backdrop.ts'
import type { DrawStillLife } from './still-life.ts'

function drawPlate(painter: Painter, x: number, y: number, radius: number, food: string, china = '#fdfaf4'): string {
  const plate = painter.tone(china)
  return (
    group({ filter: SHADOW }, circle(x, y, radius, plate)) +
    ring(x, y, radius * 0.9, painter.tone(mix(china, painter.spec.palette[0], 0.5)), radius * 0.05) +
    circle(x, y, radius * 0.7, lighten(plate, -0.03)) +
    food
  )
}

/** Draws a round table with ten shared dishes and bowls of rice, seen from above. */
export const drawBanquet: DrawStillLife = (painter) => {
  const { spec, random } = painter
  const cloth = painter.tone(mix('#b3303c', spec.palette[0], 0.35))
  const [cx, cy] = [CENTRE, HEIGHT * 0.5]
  const heap = (x: number, y: number, radius: number, colours: readonly string[]) =>
    repeat(26, (i) => {
      const [px, py] = onEllipse(x, y, Math.sqrt(i / 26) * radius, Math.sqrt(i / 26) * radius, i * 2.4)
      return ellipse(
        px,
        py,
        radius * 0.24,
        radius * 0.16,
        lighten(painter.tone(colours[i % colours.length] as string), random.range(-0.05, 0.05)),
        { transform: `rotate(${Math.round(random.range(0, 180))} ${Math.round(px)} ${Math.round(py)})` },
      )
    })
  const dishes = [
    ['#d9432f', '#f08a33', '#8fb05c'],
    ['#f3dca6', '#e6b45c', '#7fa34a'],
    ['#6f9a4a', '#8fb85c', '#4f7a3a'],
    ['#8a4a2c', '#b5652f', '#f3e6d0'],
    ['#f6efe2', '#e9d9bd', '#d98a5a'],
    ['#c2502f', '#e0863c', '#f3cb52'],
    ['#5a3a34', '#8a5a3c', '#7fa34a'],
  ] as const
  const turn = dishes
    .map((colours, i) => {
      const [x, y] = i === 6 ? [cx, cy] : onEllipse(cx, cy, 250, 250, (i / 6) * Math.PI * 2 + 0.3)
      return drawPlate(painter, x, y, i === 6 ? 108 : 112, heap(x, y, 66, colours))
    })
    .join('')
  const seats = repeat(8, (i) => {
    const angle = (i / 8) * Math.PI * 2 + 0.12
    const [x, y] = onEllipse(cx, cy, 600, 452, angle)
    const [tx, ty] = onEllipse(cx, cy, 560, 430, angle + 0.17)
    return (
      drawPlate(painter, x, y, 74, circle(x, y, 44, painter.tone('#fffdf6')) + circle(x - 8, y - 6, 20, '#ffffff')) +
      circle(tx, ty, 26, painter.tone('#e9efe4'), { filter: SHADOW }) +
      circle(tx, ty, 19, painter.tone('#b98a3c')) +
      line(
        x + 84 * Math.cos(angle + 1.5),
        y + 84 * Math.sin(angle + 1.5),
        x + 84 * Math.cos(angle + 1.5) - Math.cos(angle) * 120,
        y + 84 * Math.sin(angle + 1.5) - Math.sin(angle) * 120,
        painter.tone('#5a2f24'),
        8,
      )
    )
  })
  return (
    drawBackdrop(painter, cloth, 0.03, -0.05) +
    drawWindowLight(painter, 0.25, [[0.1, 0.4, 0.3, 0.7]]) +
    seats +
    group(
      { filter: SHADOW },
      circle(cx, cy, 392, painter.tone('#8a4a2c')) +
        circle(cx, cy, 376, painter.gradient(painter.tone('#b5703f'), painter.tone('#9a5a30'))),
    ) +
    turn
  )
}

/** Draws shrimp, corn, potatoes and lemons on brown paper, seen from above. */
export const drawBoil: DrawStillLife = (painter) => {
  const { spec, random } = painter
  const cloth = painter.tone(mix('#8fb0bd', spec.palette[1], 0.2))
  const kraft = painter.tone('#c9a578')
  const shrimp = (x: number, y: number, turn: number) =>
    group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})` },
      stroke('M-46 20C-50 -30 10 -50 40 -14', painter.tone('#e8734a'), 34) +
        repeat(4, (i) => stroke(d`M${-48 + i * 22} ${-2 - i * 9}l14 12`, painter.tone('#f6b08a'), 7)) +
        path('M34 -20L66 -22L58 4Z', painter.tone('#d9603c')) +
        stroke('M-46 24L-60 44M-46 24L-38 46', painter.tone('#d9603c'), 5),
    )
  const corn = (x: number, y: number, turn: number) =>
    group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})` },
      rect(-70, -30, 140, 60, painter.tone('#f3c83c'), { rx: 24 }) +
        repeat(21, (i) =>
          circle(-56 + (i % 7) * 19, -17 + Math.floor(i / 7) * 17, 8, painter.tone(i % 2 ? '#ffe07a' : '#e9b52c')),
        ) +
        circle(72, 0, 18, painter.tone('#f6e6b0')),
    )
  const potato = (x: number, y: number) =>
    circle(x, y, 40, painter.tone('#b5583f')) +
    circle(x - 8, y - 10, 28, painter.tone('#c9705a')) +
    circle(x - 14, y - 16, 9, painter.tone('#e0937c'))
  const sausage = (x: number, y: number, turn: number) =>
    group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})` },
      ellipse(0, 0, 46, 34, painter.tone('#7a2f24')) + ellipse(0, -4, 38, 26, painter.tone('#a8543c')),
    )
  const lemon = (x: number, y: number) =>
    circle(x, y, 42, painter.tone('#f6d04a')) +
    circle(x, y, 34, painter.tone('#fdf0b0')) +
    repeat(8, (i) => line(x, y, x + Math.cos(i * 0.785) * 30, y + Math.sin(i * 0.785) * 30, painter.tone('#f3dc7a'), 4))
  const food = repeat(58, (i) => {
    const [x, y] = onEllipse(CENTRE, HEIGHT * 0.5, Math.sqrt(i / 58) * 520, Math.sqrt(i / 58) * 330, i * 2.399)
    const turn = random.range(0, 360)
    return [
      shrimp(x, y, turn),
      corn(x, y, turn),
      potato(x, y),
      shrimp(x, y, turn),
      sausage(x, y, turn),
      shrimp(x, y, turn),
      lemon(x, y),
    ][i % 7] as string
  })
  return (
    drawBackdrop(painter, cloth, 0.03, -0.04) +
    repeat(14, (i) => rect(i * 118, 0, 44, HEIGHT, '#ffffff', { opacity: 0.28 })) +
    group({ filter: SHADOW }, path('M120 90L1420 60L1450 950L96 966Z', kraft)) +
    repeat(6, (i) => line(150 + i * 240, 84, 140 + i * 250, 950, lighten(kraft, -0.05), 3, { opacity: 0.6 })) +
    group({ filter: SHADOW }, food) +
    repeat(24, () =>
      drawLeaf(painter, {
        kind: 'fern',
        colour: '#6f8a4a',
        x: random.range(320, 1220),
        y: random.range(230, 800),
        length: 44,
        turn: random.range(0, 360),
      }),
    )
  )
}

/** Draws fruit drinks in clay cups with citrus and a bottle, at a sunlit counter. */
export const drawFruitDrinks: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#e9c9a0', spec.palette[1], 0.4))
  const tile = painter.tone('#fdf3e2')
  const foot = HEIGHT * 0.82
  const slice = (x: number, y: number, radius: number, colour: string) => {
    const rind = painter.tone(colour)
    return (
      circle(x, y, radius, rind) +
      circle(x, y, radius * 0.86, '#fdf6e2') +
      repeat(8, (i) =>
        path(
          d`M${x} ${y}L${x + Math.cos(i * 0.785) * radius * 0.78} ${y + Math.sin(i * 0.785) * radius * 0.78}A${radius * 0.78} ${radius * 0.78} 0 0 1 ${x + Math.cos(i * 0.785 + 0.66) * radius * 0.78} ${y + Math.sin(i * 0.785 + 0.66) * radius * 0.78}Z`,
          lighten(rind, 0.06),
        ),
      )
    )
  }
  const cup = (x: number, size: number, drink: string, rind: string) =>
    group(
      { filter: SHADOW },
      slice(x + 70 * size, foot - 250 * size, 70 * size, rind) +
        path(
          d`M${x - 110 * size} ${foot - 240 * size}L${x - 86 * size} ${foot}Q${x} ${foot + 22 * size} ${x + 86 * size} ${foot}L${x + 110 * size} ${foot - 240 * size}Z`,
          painter.gradient(painter.tone('#c9744a'), painter.tone('#9a4f2f'), { across: true }),
        ) +
        stroke(
          d`M${x - 100 * size} ${foot - 150 * size}Q${x} ${foot - 120 * size} ${x + 100 * size} ${foot - 150 * size}`,
          painter.tone('#fdf3e2'),
          9 * size,
        ) +
        repeat(7, (i) =>
          circle(
            x - 84 * size + i * 28 * size,
            foot - 104 * size + Math.sin((i / 6) * Math.PI) * 20 * size,
            9 * size,
            painter.tone(spec.palette[i % 3] as string),
          ),
        ) +
        ellipse(x, foot - 240 * size, 110 * size, 26 * size, painter.tone('#b5603c')) +
        ellipse(x, foot - 238 * size, 98 * size, 21 * size, painter.tone(drink)),
    )
  return (
    drawBackdrop(painter, wall, 0.04, -0.05) +
    repeat(
      9,
      (i) =>
        rect(i * 180 - 20, 0, 172, 180, tile) +
        circle(i * 180 + 66, 90, 62, 'none', {
          stroke: painter.tone(spec.palette[i % 3] as string),
          'stroke-width': 20,
        }) +
        circle(i * 180 + 66, 90, 24, painter.tone(spec.palette[(i + 1) % 3] as string)),
    ) +
    rect(0, 188, WIDTH, 16, lighten(tile, -0.08)) +
    drawWindowLight(painter, 0.4, [[0.6, 0.85, 0.3, 0.6]]) +
    rect(0, foot - 60, WIDTH, HEIGHT, painter.gradient(painter.tone('#a8653c'), painter.tone('#7a4528'))) +
    group(
      { filter: SHADOW },
      path(
        d`M1180 ${foot - 10}V420C1180 350 1230 350 1234 280V210H1306V280C1310 350 1360 350 1360 420V${foot - 10}Z`,
        painter.tone('#dfe6d2'),
        { opacity: 0.9 },
      ) +
        rect(1190, 520, 160, 170, painter.tone('#fdf3e2')) +
        path(
          'M1270 540L1290 610L1340 600L1296 640L1310 680L1270 652L1230 680L1244 640L1200 600L1250 610Z',
          painter.tone('#5f8a5c'),
        ) +
        rect(1228, 176, 84, 44, painter.tone('#b98a5e')),
    ) +
    cup(360, 1.12, '#e2483c', '#f2a33c') +
    cup(650, 1.25, '#f2a33c', '#7fa34a') +
    cup(940, 1.08, '#c23b6a', '#f3d04a') +
    slice(180, foot + 90, 76, '#f08a33') +
    slice(820, foot + 110, 64, '#8fb05c') +
    drawCluster(painter, 1440, foot + 90, 130, { count: 16 })
  )
}
