import { d, ellipse, line, path, rect, repeat } from '../../base/svg.ts'
import { type Brush, createObject, TABLE_TOP } from '../brush.ts'

function drawCoupe(brush: Brush, x: number, y: number, size: number): string {
  const glass = brush.tone('#f3f6f6')
  const bowl = d`M${x - size} ${y - size * 1.5}C${x - size * 0.9} ${y - size * 0.6} ${x + size * 0.9} ${y - size * 0.6} ${x + size} ${y - size * 1.5}Z`
  return (
    line(x, y, x, y - size * 0.8, glass, 1.1) +
    ellipse(x, y, size * 0.55, size * 0.13, glass) +
    path(bowl, brush.painter.gradient(brush.tone('#fff1c4'), brush.tone('#e0b154')), { opacity: 0.92 }) +
    ellipse(x, y - size * 1.5, size, size * 0.2, brush.tone('#fff6d8')) +
    line(x - size * 0.6, y - size * 1.3, x - size * 0.5, y - size, '#ffffff', 0.9)
  )
}

/** A pyramid of filled champagne coupes on a table. */
export const champagneTower = createObject('beside', [1.4, 1.9], (brush) => {
  const levels = 6
  const size = 7.6
  const glasses = repeat(levels, (level) =>
    repeat(levels - level, (i) =>
      drawCoupe(brush, (i - (levels - level - 1) / 2) * size * 2.05, TABLE_TOP - 4 - level * size * 1.78, size),
    ),
  )
  brush.painter.glow(0, TABLE_TOP - 44, 70, '#ffd98a', 0.15 + brush.painter.light.glow * 0.25)
  return (
    brush.table(116, brush.ownColour(brush.painter.spec.linen)) +
    ellipse(0, TABLE_TOP - 2, 50, 8, brush.tone('#e3cfa2')) +
    glasses +
    drawBottle(brush, 46, TABLE_TOP + 1, 34, '#3f5a3c')
  )
})

export function drawBottle(brush: Brush, x: number, y: number, height: number, colour: string): string {
  const w = height * 0.15
  const body = d`M${x - w} ${y}V${y - height * 0.5}C${x - w} ${y - height * 0.66} ${x - w * 0.4} ${y - height * 0.66} ${x - w * 0.4} ${y - height}H${x + w * 0.4}C${x + w * 0.4} ${y - height * 0.66} ${x + w} ${y - height * 0.66} ${x + w} ${y - height * 0.5}V${y}Z`
  return (
    path(body, brush.across(colour, 0.1)) +
    rect(x - w, y - height * 0.42, w * 2, height * 0.24, brush.tone('#f3ead6')) +
    rect(x - w * 0.45, y - height - 1, w * 0.9, height * 0.16, brush.tone('#c9a24f'))
  )
}

/** A wooden bar with bottles on shelves behind it. */
export const bar = createObject('behind', [3.4, 2.4], (brush) => {
  const wood = brush.ownColour('#8a5f3f')
  const colours = ['#3f5a3c', '#b5752f', '#d9c08a', '#7a2f35', '#a9c4c2'] as const
  const shelf = (y: number) =>
    rect(-130, y, 260, 5, brush.tone(wood, -0.06)) +
    repeat(17, (i) => drawBottle(brush, -120 + i * 15, y, brush.random.range(24, 34), brush.random.pick(colours)))
  const panels = repeat(
    5,
    (i) =>
      rect(-148 + i * 60, -92, 52, 78, brush.tone(wood, -0.07), { rx: 2 }) +
      rect(-144 + i * 60, -88, 44, 70, brush.tone(wood, 0.02), { rx: 2 }),
  )
  brush.painter.glow(0, -170, 150, '#ffcf8a', brush.painter.light.glow * 0.35)
  return (
    brush.shadow(168) +
    [-134, 128].map((x) => rect(x, -228, 7, 228, brush.tone(wood, -0.1))).join('') +
    rect(-128, -226, 256, 128, brush.tone('#4a3a38'), { opacity: 0.55 }) +
    shelf(-146) +
    shelf(-192) +
    rect(-136, -234, 272, 8, brush.tone(wood)) +
    repeat(9, (i) => brush.bulb(-128 + i * 32, -238, 3)) +
    rect(-156, -104, 312, 104, brush.down(wood)) +
    panels +
    path('M-168 -108L-152 -120H152L168 -108V-100H-168Z', brush.tone(wood, 0.09)) +
    repeat(4, (i) => drawCoupe(brush, -110 + i * 26, -112, 8)) +
    drawBottle(brush, 66, -112, 36, '#3f5a3c') +
    brush.cylinder(104, -112, 28, 20, '#c9ccd0', 34) +
    brush.flowers(134, -128, 20, { count: 7, sprays: 7 })
  )
})
