import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, onEllipse, type Point, WIDTH } from '../base/geometry.ts'
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, ring, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { SHADOW, SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawBackdrop, drawWindowLight } from './backdrop.ts'
import type { DrawStillLife } from './still-life.ts'

/** Draws a band that lies flat, seen from above. */
function drawBand(painter: Painter, x: number, y: number, radius: number, metal: string, width = 26): string {
  const gold = painter.tone(metal)
  return (
    group({ filter: SHADOW }, ring(x, y, radius, lighten(gold, -0.12), width + 8) + ring(x, y, radius, gold, width)) +
    stroke(
      d`M${x - radius * 0.9} ${y - radius * 0.4}A${radius} ${radius} 0 0 1 ${x - radius * 0.1} ${y - radius}`,
      lighten(gold, 0.17),
      width * 0.35,
    )
  )
}

/** Draws a cut stone, seen from above. */
function drawStone(
  painter: Painter,
  x: number,
  y: number,
  radius: number,
  colour: string,
  sides = 8,
  turn = 0,
): string {
  const stone = painter.tone(colour)
  const at = (share: number, i: number): Point =>
    onEllipse(x, y, radius * share, radius * share, ((i + turn) / sides) * Math.PI * 2)
  painter.glow(x - radius * 0.3, y - radius * 0.4, radius * 1.3, '#ffffff', 0.28)
  return (
    polygon(
      Array.from({ length: sides }, (_, i) => at(1, i)),
      lighten(stone, -0.1),
    ) +
    repeat(sides, (i) => polygon([at(1, i), at(1, i + 1), at(0.56, i + 0.5)], lighten(stone, i % 2 ? 0.06 : -0.03))) +
    repeat(sides, (i) =>
      polygon([at(0.56, i - 0.5), at(1, i), at(0.56, i + 0.5)], lighten(stone, i % 3 ? 0.02 : 0.1)),
    ) +
    polygon(
      Array.from({ length: sides }, (_, i) => at(0.56, i + 0.5)),
      lighten(stone, 0.09),
    )
  )
}

/** Draws a goldsmith's bench: a hammer, a mandrel, a strip of gold and two hammered bands. */
export const drawGoldsmithsBench: DrawStillLife = (painter) => {
  const { spec } = painter
  const wood = painter.tone('#7a5236')
  const steel = painter.tone('#aab0b6')
  return (
    drawBackdrop(painter, wood, 0.04, -0.07) +
    repeat(6, (i) =>
      stroke(d`M0 ${80 + i * 180}Q${WIDTH * 0.4} ${40 + i * 180} ${WIDTH} ${110 + i * 180}`, lighten(wood, -0.05), 6, {
        opacity: 0.6,
      }),
    ) +
    drawWindowLight(painter, 0.3, [[0.05, 0.3, 0.4, 0.7]]) +
    group(
      { transform: 'translate(430 420) rotate(-32)', filter: SHADOW },
      rect(-340, -22, 560, 44, painter.tone('#a8743f'), { rx: 20 }) +
        rect(190, -104, 92, 208, steel, { rx: 14 }) +
        ellipse(236, -104, 46, 14, lighten(steel, 0.08)) +
        path('M196 104H276L262 156H210Z', lighten(steel, -0.06)),
    ) +
    group(
      { transform: 'translate(1130 300) rotate(24)', filter: SHADOW },
      path('M-330 -20L330 -58V58L-330 20Z', painter.gradient(lighten(steel, 0.1), lighten(steel, -0.14))) +
        ring(60, 0, 62, painter.tone(spec.metal), 18),
    ) +
    group(
      { transform: 'translate(470 830) rotate(6)', filter: SHADOW },
      rect(-260, -26, 520, 52, painter.gradient(lighten(painter.tone(spec.metal), 0.1), painter.tone(spec.metal)), {
        rx: 6,
      }) +
        repeat(16, (i) =>
          ellipse(-236 + i * 32, ((i * 17) % 22) - 10, 12, 8, lighten(painter.tone(spec.metal), i % 2 ? 0.09 : -0.06)),
        ),
    ) +
    drawBand(painter, 980, 700, 104, spec.metal, 38) +
    drawBand(painter, 1180, 780, 92, lighten(spec.metal, 0.06), 34) +
    repeat(14, (i) =>
      circle(
        980 + Math.cos(i * 0.45) * 104,
        700 + Math.sin(i * 0.45) * 104,
        8,
        lighten(painter.tone(spec.metal), i % 2 ? 0.1 : -0.08),
        { opacity: 0.6 },
      ),
    )
  )
}

/** Draws two bands with stones on sand, with shells and pebbles. */
export const drawRingsOnSand: DrawStillLife = (painter) => {
  const { spec, random } = painter
  const sand = painter.tone('#e8d3b0')
  const sea = painter.tone('#8fc3c9')
  const shell = (x: number, y: number, size: number, colour: string, turn: number) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})`, filter: SHADOW },
      path(
        d`M0 ${size}C${-size * 1.2} ${size * 0.2} ${-size} ${-size * 0.9} 0 ${-size}C${size} ${-size * 0.9} ${size * 1.2} ${size * 0.2} 0 ${size}Z`,
        painter.tone(colour),
      ) +
        repeat(7, (i) =>
          line(
            0,
            size * 0.9,
            (i - 3) * size * 0.26,
            -size * (0.92 - Math.abs(i - 3) * 0.08),
            lighten(painter.tone(colour), -0.1),
            4,
          ),
        ),
    )
  return (
    drawBackdrop(painter, sand, 0.04, -0.04) +
    repeat(170, () =>
      circle(
        random.range(0, WIDTH),
        random.range(0, HEIGHT),
        random.range(1.5, 4),
        lighten(sand, random.pick([-0.1, -0.06, 0.06])),
      ),
    ) +
    path(d`M0 0H${WIDTH}V150Q${WIDTH * 0.8} 250 ${WIDTH * 0.55} 190T${WIDTH * 0.2} 240T0 170Z`, sea, {
      opacity: 0.85,
    }) +
    stroke(d`M${WIDTH} 150Q${WIDTH * 0.8} 250 ${WIDTH * 0.55} 190T${WIDTH * 0.2} 240T0 170`, '#ffffff', 26, {
      opacity: 0.8,
    }) +
    shell(300, 690, 150, mix('#f6d9c6', spec.palette[0], 0.3), -24) +
    shell(1290, 480, 110, '#f3ece2', 30) +
    repeat(9, (i) =>
      ellipse(
        random.range(120, 1420),
        random.range(420, 960),
        random.range(24, 60),
        random.range(18, 42),
        painter.tone(['#a9b0b0', '#c9bfae', '#8f9a9c'][i % 3] as string),
        { filter: SHADOW },
      ),
    ) +
    drawBand(painter, 700, 620, 140, spec.metal, 34) +
    drawStone(painter, 700, 470, 66, '#6fa9b8', 8) +
    drawBand(painter, 950, 740, 124, lighten(spec.metal, 0.05), 40) +
    repeat(5, (i) =>
      circle(
        950 + Math.cos(-2.4 + i * 0.42) * 124,
        740 + Math.sin(-2.4 + i * 0.42) * 124,
        13,
        painter.tone(['#9fd0c9', '#c9b0d6', '#8fb8d6'][i % 3] as string),
      ),
    )
  )
}

/** Draws loose antique stones on grey paper, with tweezers and a magnifier. */
export const drawLooseStones: DrawStillLife = (painter) => {
  const { spec } = painter
  const cloth = painter.tone('#3d3a44')
  const paper = painter.tone('#d3d4d6')
  const colours = ['#f3f6fa', '#f3f6fa', '#e6eef6', '#f6e3c0', '#dfe9f3', '#f3d6de']
  const stones = repeat(15, (i) =>
    drawStone(
      painter,
      430 + (i % 5) * 150 + (i % 2) * 26,
      330 + Math.floor(i / 5) * 165 + ((i * 37) % 34),
      34 + ((i * 13) % 26),
      colours[i % 6] as string,
      i % 3 === 0 ? 4 : 8,
      i * 0.3,
    ),
  )
  return (
    drawBackdrop(painter, cloth, 0.03, -0.05) +
    group(
      { transform: 'rotate(-5 720 500)', filter: SHADOW },
      polygon(
        [
          [270, 190],
          [1180, 190],
          [1230, 860],
          [230, 860],
        ],
        paper,
      ) +
        polygon(
          [
            [270, 190],
            [1180, 190],
            [1100, 250],
            [340, 250],
          ],
          lighten(paper, -0.06),
        ) +
        line(720, 250, 720, 860, lighten(paper, -0.07), 4),
    ) +
    stones +
    group(
      { filter: SHADOW },
      ring(1250, 330, 130, painter.tone('#2b2730'), 34) +
        circle(1250, 330, 112, '#dfeef6', { opacity: 0.35 }) +
        line(1340, 430, 1480, 620, painter.tone(spec.metal), 46),
    ) +
    drawStone(painter, 1250, 330, 74, '#f3f6fa', 8) +
    group({ filter: SHADOW }, stroke('M150 900L610 780M150 930L612 792', painter.tone('#c9ccd0'), 12))
  )
}

/** Draws two bands and nuggets on moss, in a hexagonal wooden box. */
export const drawWoodenRingBox: DrawStillLife = (painter) => {
  const { spec, random } = painter
  const bench = painter.tone(mix('#c9b08c', spec.palette[1], 0.15))
  const wood = painter.tone('#8a5a36')
  const hexagon = (radius: number, y = 560): Point[] =>
    Array.from({ length: 6 }, (_, i) => onEllipse(CENTRE - 130, y, radius, radius * 0.86, (i / 6) * Math.PI * 2))
  const lid = Array.from({ length: 6 }, (_, i) => onEllipse(CENTRE + 420, 420, 250, 215, (i / 6) * Math.PI * 2 + 0.25))
  return (
    drawBackdrop(painter, bench, 0.04, -0.06) +
    repeat(5, (i) => line(0, 120 + i * 210, WIDTH, 90 + i * 210, lighten(bench, -0.06), 4, { opacity: 0.6 })) +
    drawWindowLight(painter, 0.4, [[0.5, 0.75, 0.2, 0.5]]) +
    group(
      { filter: SHADOW },
      polygon(lid, wood) +
        repeat(4, (i) => ring(CENTRE + 420, 420, 40 + i * 44, lighten(wood, i % 2 ? 0.05 : -0.05), 7)) +
        stroke(
          d`M${CENTRE + 320} 380L${CENTRE + 420} 330L${CENTRE + 520} 380M${CENTRE + 350} 470H${CENTRE + 490}`,
          lighten(wood, -0.16),
          9,
        ),
    ) +
    group(
      { filter: SHADOW },
      polygon(hexagon(390), lighten(wood, -0.04)) + polygon(hexagon(330), lighten(wood, -0.16)),
    ) +
    repeat(230, (i) => {
      const [x, y] = onEllipse(CENTRE - 130, 560, Math.sqrt(i / 230) * 300, Math.sqrt(i / 230) * 250, i * 2.4)
      return circle(x, y, random.range(14, 26), lighten(painter.tone('#7f9a5a'), random.range(-0.08, 0.06)))
    }) +
    drawBand(painter, CENTRE - 210, 540, 108, '#d9a441', 36) +
    drawBand(painter, CENTRE - 40, 620, 96, '#e2b45c', 32) +
    repeat(7, (i) =>
      path(
        d`M${CENTRE + 190 + i * 74} ${830 + (i % 3) * 40}q20 -34 46 -14t14 40t-44 18t-16 -44Z`,
        painter.tone(i % 2 ? '#e2b44c' : '#c9962f'),
        { filter: SHADOW },
      ),
    ) +
    drawCluster(painter, 150, 880, 150, { count: 18 })
  )
}

/** Draws a velvet bust with a necklace of gold and enamel, a headpiece and bangles. */
export const drawNecklaceBust: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#f3dcc6', spec.palette[1], 0.35))
  const velvet = painter.tone(mix(spec.palette[0], '#5a1f3a', 0.5))
  const gold = painter.tone('#dcae4a')
  const enamel = ['#b3203c', '#1f7f6a', '#f3ead2'].map((colour) => painter.tone(colour))
  const strand = (radius: number, count: number, size: number) =>
    repeat(count, (i) => {
      const [x, y] = onEllipse(CENTRE - 120, 330, radius * 0.78, radius, Math.PI * (0.08 + (0.84 * i) / (count - 1)))
      return (
        circle(x, y, size + 7, gold) +
        circle(x, y, size, enamel[i % 3] as string) +
        circle(x - size * 0.3, y - size * 0.3, size * 0.3, '#ffffff', { opacity: 0.6 })
      )
    })
  const drops = repeat(9, (i) => {
    const [x, y] = onEllipse(CENTRE - 120, 330, 268, 344, Math.PI * (0.18 + (0.64 * i) / 8))
    return path(
      d`M${x} ${y + 8}C${x - 24} ${y + 44} ${x - 16} ${y + 74} ${x} ${y + 76}C${x + 16} ${y + 74} ${x + 24} ${y + 44} ${x} ${y + 8}Z`,
      enamel[(i + 1) % 3] as string,
      { stroke: gold, 'stroke-width': 6 },
    )
  })
  const bangle = (x: number, y: number, colour: string) =>
    group(
      { filter: SHADOW },
      ellipse(x, y, 150, 56, 'none', { stroke: gold, 'stroke-width': 34 }) +
        ellipse(x, y, 150, 56, 'none', { stroke: colour, 'stroke-width': 14 }),
    )
  return (
    drawBackdrop(painter, wall, 0.04, -0.06) +
    drawWindowLight(painter, 0.4, [[0.55, 0.8, 0.3, 0.6]]) +
    rect(0, HEIGHT * 0.86, WIDTH, HEIGHT * 0.14, painter.tone('#8a4a3a')) +
    group(
      { filter: SHADOW },
      path(
        d`M${CENTRE - 190} 60H${CENTRE - 50}L${CENTRE - 34} 220C${CENTRE + 120} 260 ${CENTRE + 240} 300 ${CENTRE + 250} 420L${CENTRE + 190} 900H${CENTRE - 430}L${CENTRE - 490} 420C${CENTRE - 480} 300 ${CENTRE - 360} 260 ${CENTRE - 206} 220Z`,
        painter.gradient(lighten(velvet, 0.05), lighten(velvet, -0.08), { across: true }),
      ),
    ) +
    strand(210, 15, 15) +
    strand(330, 21, 19) +
    drops +
    stroke(d`M${CENTRE - 120} 90V190`, gold, 8) +
    circle(CENTRE - 120, 214, 36, gold) +
    circle(CENTRE - 120, 214, 24, enamel[0] as string) +
    bangle(CENTRE + 470, 830, enamel[1] as string) +
    bangle(CENTRE + 470, 780, enamel[0] as string) +
    bangle(CENTRE + 470, 730, enamel[2] as string) +
    drawCluster(painter, 120, HEIGHT * 0.88, 120, { count: 16, squash: 0.8 })
  )
}

/** Draws two hands with henna patterns, seen from above. */
export const drawHenna: DrawStillLife = (painter) => {
  const { spec } = painter
  const cloth = painter.tone(mix(spec.palette[0], '#8a2f4b', 0.2))
  const skin = painter.tone('#c68d62')
  const paste = painter.tone('#6b2f1c')
  const hand = (side: 1 | -1) => {
    const fingers = [-132, -52, 30, 108].map((x, i) => {
      const reach = [-200, -268, -262, -206][i] as number
      return (
        line(x * 0.8, 0, x * 1.12, reach, skin, 62) +
        circle(x * 1.12, reach - 8, 15, mix(skin, '#fbe3d6', 0.6)) +
        repeat(3, (j) =>
          stroke(
            d`M${x * 0.9 - 24} ${reach * 0.4 - j * 34}Q${x * 0.95} ${reach * 0.4 - j * 34 - 16} ${x + 24} ${reach * 0.4 - j * 34}`,
            paste,
            5,
          ),
        )
      )
    })
    const petals = repeat(12, (i) => {
      const [x, y] = onEllipse(0, 90, 74, 74, (i / 12) * Math.PI * 2)
      return ellipse(x, y, 20, 11, paste, { transform: `rotate(${i * 30} ${Math.round(x)} ${Math.round(y)})` })
    })
    const cuffs = repeat(
      4,
      (i) =>
        stroke(
          d`M${-112 + i * 4} ${300 + i * 46}Q0 ${336 + i * 46} ${112 - i * 4} ${300 + i * 46}`,
          paste,
          i % 2 ? 16 : 7,
        ) + repeat(9, (j) => circle(-92 + j * 23, 322 + i * 46 + Math.sin((j / 8) * Math.PI) * 14, 6, paste)),
    )
    return group(
      { transform: `translate(${CENTRE + side * 300} 470) rotate(${side * -13}) scale(${side} 1)`, filter: SHADOW },
      line(-120, 110, -240, -30, skin, 66) +
        fingers.join('') +
        path('M-150 -30Q0 -70 150 -30C160 90 130 190 116 250V700H-116V250C-136 190 -160 90 -150 -30Z', skin) +
        petals +
        ring(0, 90, 46, paste, 8) +
        circle(0, 90, 22, paste) +
        ring(0, 90, 106, paste, 6) +
        repeat(16, (i) => circle(Math.cos((i / 8) * Math.PI) * 122, 90 + Math.sin((i / 8) * Math.PI) * 122, 7, paste)) +
        cuffs,
    )
  }
  return (
    drawBackdrop(painter, cloth, 0.03, -0.06) +
    repeat(9, (i) =>
      circle(CENTRE, 420, 90 + i * 90, 'none', { stroke: lighten(cloth, i % 2 ? 0.05 : -0.03), 'stroke-width': 8 }),
    ) +
    hand(-1) +
    hand(1) +
    repeat(9, (i) =>
      repeat(2, (j) =>
        circle(120 + i * 165, j ? 70 : 960, 34, painter.tone(i % 2 ? '#f2a93c' : '#f6cf5a'), { filter: SOFT }),
      ),
    ) +
    drawCluster(painter, CENTRE, 880, 130, { count: 18 })
  )
}
