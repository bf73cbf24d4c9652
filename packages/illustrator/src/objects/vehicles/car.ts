import { circle, d, ellipse, line, path, rect, repeat, ring, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import type { SceneObject } from '../object.ts'
import { drawWords } from '../words/draw-words.ts'

/** A vintage car in profile, with a ribbon and tin cans. */
export const car = createObject('behind', [4.4, 1.7], (brush) => {
  const paint = brush.ownColour('#f3ead9')
  const cabin = 'M-70 -96C-56 -150 -24 -162 30 -162H66C108 -162 128 -132 138 -96Z'
  const body =
    'M-212 -44C-216 -78 -204 -94 -172 -98L-66 -104H140C186 -102 206 -84 210 -52C212 -36 206 -28 192 -28H-196C-208 -28 -211 -34 -212 -44Z'
  return (
    brush.shadow(215) +
    path(cabin, brush.down(paint)) +
    drawWindows(brush) +
    path(body, brush.down(paint, 0.08)) +
    drawFenders(brush, paint) +
    drawTrim(brush, paint) +
    drawWheel(brush, -136, 36) +
    drawWheel(brush, 136, 36) +
    drawRibbon(brush) +
    brush.flowers(196, -100, 22, { count: 7, sprays: 6 })
  )
})

function drawWindows(brush: Brush): string {
  const glass = brush.painter.gradient(brush.tone('#cfe3ea'), brush.tone('#8fa9b4'))
  return (
    path('M-58 -100C-48 -138 -30 -150 6 -150V-100Z', glass) +
    path('M14 -150H60C92 -150 108 -134 122 -100H14Z', glass) +
    path('M-40 -104L-22 -140H-8L-28 -104Z', '#ffffff', { opacity: 0.25 })
  )
}

function drawFenders(brush: Brush, paint: string): string {
  const fender = (x: number) =>
    d`M${x - 58} -28C${x - 56} -76 ${x - 30} -90 ${x} -90C${x + 32} -90 ${x + 56} -72 ${x + 60} -28Z`
  return [-136, 136]
    .map((x) => path(fender(x), brush.down(paint, 0.06)) + circle(x, -34, 42, brush.tone('#2c262a')))
    .join('')
}

function drawTrim(brush: Brush, paint: string): string {
  const chrome = brush.tone('#e8e6e2')
  return (
    stroke('M6 -160V-32M-62 -102C-66 -70 -62 -40 -60 -30M126 -100L120 -30', brush.tone(paint, -0.16), 1.6) +
    line(-200, -84, 200, -82, chrome, 3) +
    rect(-78, -32, 154, 8, chrome, { rx: 3 }) +
    line(20, -90, 40, -90, chrome, 4) +
    brush.ball(-204, -72, 14, '#efece6') +
    brush.bulb(-208, -72, 8, '#fff3cf') +
    rect(-226, -46, 18, 10, chrome, { rx: 4 }) +
    rect(204, -46, 22, 10, chrome, { rx: 4 })
  )
}

export function drawWheel(brush: Brush, x: number, radius: number, wall = '#f3ede4'): string {
  const y = -radius
  const spokes = repeat(6, (i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6) * radius * 0.44, Math.sin((i * Math.PI) / 6) * radius * 0.44]
    return line(x - dx, y - dy, x + dx, y + dy, brush.tone('#d6d2cc'), radius * 0.05)
  })
  return (
    circle(x, y, radius, brush.tone('#2b2528')) +
    ring(x, y, radius * 0.68, brush.tone(wall), radius * 0.2) +
    circle(x, y, radius * 0.5, brush.tone('#a8a39e')) +
    spokes +
    brush.ball(x, y, radius * 0.16, '#efece8')
  )
}

function drawRibbon(brush: Brush): string {
  const silk = brush.tone('#fffaf2')
  return (
    stroke('M-200 -92C-150 -108 -110 -100 -64 -106', silk, 5) +
    stroke('M-206 -70C-160 -96 -120 -100 -66 -104', silk, 4, { opacity: 0.8 }) +
    path('M-204 -82C-226 -104 -234 -84 -204 -82C-180 -106 -172 -84 -204 -82Z', silk)
  )
}

/** A two-tone camper van with a roof box and flowers. */
export const van = createObject('behind', [4.4, 2.1], (brush) => {
  const paint = brush.ownColour('#7fb3b0')
  const lower =
    'M-212 -36C-218 -80 -216 -104 -208 -122H206C212 -100 212 -60 208 -36Q206 -28 196 -28H-202Q-211 -28 -212 -36Z'
  const upper = 'M-208 -122C-198 -178 -186 -196 -150 -198H178C198 -196 204 -172 206 -122Z'
  const glass = brush.painter.gradient(brush.tone('#cfe3ea'), brush.tone('#8fa9b4'))
  const panes = repeat(4, (i) => path(d`M${-108 + i * 76} -128V-180H${-46 + i * 76}V-128Z`, glass))
  return (
    brush.shadow(212) +
    path(lower, brush.down(paint)) +
    path(upper, brush.down('#f6efe2')) +
    path('M-198 -126C-190 -166 -182 -180 -154 -182H-122V-126Z', glass) +
    panes +
    path('M-213 -82C-176 -96 -150 -122 -120 -122H-206Z', brush.tone('#f6efe2')) +
    line(-212, -122, 207, -122, brush.tone('#e9e6e0'), 5) +
    stroke('M-116 -120V-34M-40 -120V-34M36 -120V-34', brush.tone(paint, -0.14), 1.6) +
    [-136, 136].map((x) => circle(x, -36, 44, brush.tone(paint, -0.2)) + drawWheel(brush, x, 36)).join('') +
    brush.bulb(-212, -82, 10, '#fff3cf') +
    rect(-224, -44, 434, 9, brush.tone('#e6e2dc'), { rx: 4 }) +
    rect(-120, -212, 240, 8, brush.tone('#8a6a4c'), { rx: 2 }) +
    brush.flowers(-60, -214, 30, { squash: 0.5, count: 8 }) +
    brush.flowers(60, -214, 30, { squash: 0.5, count: 8 })
  )
})

type DrawEmblem = (brush: Brush) => string

/** Creates a food truck with an awning over its hatch, and a sign for its food. */
function createFoodTruck(sign: string, usual: string | undefined, drawEmblem: DrawEmblem): SceneObject {
  return createObject('behind', [5.2, 2.9], (brush) => {
    const paint = brush.ownColour(usual ?? brush.paletteColour(0))
    const stripes = repeat(10, (i) =>
      path(
        d`M${-120 + i * 24} -236L${-136 + i * 27.2} -204A13.6 10 0 0 0 ${-108.8 + i * 27.2} -204L${-96 + i * 24} -236Z`,
        brush.tone(i % 2 ? '#fffaf0' : paint, i % 2 ? 0 : -0.06),
      ),
    )
    return (
      brush.shadow(256) +
      path('M-250 -40V-112C-246 -160 -222 -186 -186 -190V-40Z', brush.down(paint)) +
      path('M-240 -116C-236 -152 -220 -172 -196 -176V-116Z', brush.tone('#b9d2da')) +
      rect(-186, -258, 436, 220, brush.down(paint, 0.06), { rx: 12 }) +
      rect(-186, -112, 436, 8, brush.tone('#fff7ea')) +
      rect(-120, -208, 240, 84, brush.painter.gradient('#ffe3a8', '#e9ac63')) +
      drawCook(brush) +
      rect(-130, -126, 260, 9, brush.tone('#8a6a4c'), { rx: 2 }) +
      repeat(5, (i) => brush.cylinder(-96 + i * 46, -126, 12, 16, '#fff7ea', 14)) +
      stripes +
      rect(-112, -292, 224, 40, brush.tone('#fff7ea'), { rx: 6 }) +
      drawWords(brush.painter, brush.detail.text ?? sign, {
        x: 0,
        y: -272,
        width: 200,
        height: 34,
        colour: brush.tone('#7a3226'),
        weight: 0.14,
      }) +
      ellipse(186, -176, 44, 40, brush.tone('#fff7ea')) +
      drawEmblem(brush) +
      [-150, 160].map((x) => circle(x, -38, 48, brush.tone('#2c262a')) + drawWheel(brush, x, 38)).join('') +
      brush.bulb(-248, -74, 9, '#fff3cf') +
      repeat(11, (i) => brush.bulb(-170 + i * 40, -262, 4))
    )
  })
}

function drawCone(brush: Brush): string {
  return path('M186 -146L166 -186H206Z', brush.tone('#d79a52')) + brush.ball(186, -194, 17, '#f2a7b4')
}

function drawTaco(brush: Brush): string {
  const filling = repeat(9, (i) =>
    circle(
      156 + i * 7.4,
      -182 - Math.sin((i / 8) * Math.PI) * 17,
      6,
      brush.tone(['#6f9a45', '#c8402f', '#f2d27a'][i % 3] as string),
    ),
  )
  return (
    filling +
    path('M150 -160C152 -206 220 -206 222 -160Z', brush.down('#e0a94a')) +
    stroke('M158 -164C164 -194 208 -194 214 -164', brush.tone('#c98f35'), 2)
  )
}

function drawPizza(brush: Brush): string {
  const salami = [
    [180, -190],
    [196, -188],
    [186, -172],
  ].map(([x = 0, y = 0]) => circle(x, y, 6, brush.tone('#b83a2c')))
  return (
    path('M156 -198Q186 -214 216 -198L186 -144Z', brush.tone('#f2cd70')) +
    stroke('M156 -198Q186 -214 216 -198', brush.tone('#c58a45'), 8) +
    salami.join('')
  )
}

function drawBurger(brush: Brush): string {
  return (
    path('M152 -180C152 -210 220 -210 220 -180Z', brush.down('#cf924a')) +
    rect(150, -180, 72, 7, brush.tone('#7ba04c'), { rx: 3 }) +
    rect(153, -174, 66, 9, brush.tone('#6a3b28'), { rx: 4 }) +
    rect(153, -165, 66, 12, brush.tone('#cf924a'), { rx: 5 })
  )
}

export const foodTruck = createFoodTruck('STREET FOOD', undefined, drawBurger)
export const tacoTruck = createFoodTruck('TACOS', undefined, drawTaco)
export const pizzaTruck = createFoodTruck('PIZZA', '#b8452f', drawPizza)
export const iceCreamTruck = createFoodTruck('ICE CREAM', '#f3c9cf', drawCone)

function drawCook(brush: Brush): string {
  return (
    path('M-30 -124C-30 -158 -16 -164 0 -164C16 -164 30 -158 30 -124Z', brush.tone('#fdf8f0')) +
    brush.ball(0, -178, 12, '#c98f6c') +
    path('M-11 -184C-20 -200 20 -200 11 -184Z', brush.tone('#ffffff'))
  )
}
