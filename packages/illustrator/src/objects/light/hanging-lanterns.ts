import { d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawLine, LINES, scatter, spreadOn } from '../hang.ts'

const MOST = 36

function countOf({ detail }: Brush, usual: number): number {
  return Math.min(MOST, detail.count ?? usual)
}

/** Round paper lanterns on lines from side to side. */
export const paperLanterns = createObject('overhead', [11, 1.6], (brush) => {
  const points = spreadOn(LINES, countOf(brush, 16))
  const globes = points.map(([x, y], i) => {
    const radius = [26, 18, 22][i % 3] as number
    const colour = brush.detail.colour ?? (i % 2 === 0 ? '#fff6e6' : brush.paletteColour(i))
    return line(x, y, x, y + 12, brush.tone('#5a4a44'), 0.8) + drawGlobe(brush, x, y + 12 + radius, radius, colour)
  })
  return LINES.map((hung) => drawLine(brush, hung)).join('') + globes.join('')
})

function drawGlobe(brush: Brush, x: number, y: number, r: number, colour: string, squash = 0.94): string {
  const { painter } = brush
  const { glow } = painter.light
  painter.glow(x, y, r * (1.6 + glow * 1.5), '#ffcf8a', glow * 0.42)
  const ribs = repeat(6, (i) => {
    const t = (i + 0.5) / 3 - 1
    const half = Math.sqrt(1 - t * t) * r
    return stroke(
      d`M${x - half} ${y + t * r * squash}Q${x} ${y + t * r * squash + 3} ${x + half} ${y + t * r * squash}`,
      brush.tone(colour, -0.11),
      0.8,
      { opacity: 0.6 },
    )
  })
  return (
    brush.ball(x, y, r, colour, squash) +
    ellipse(x, y + r * 0.2, r * 0.5, r * 0.5, '#ffe2a4', { opacity: Math.min(0.7, glow * 0.55) }) +
    ribs +
    rect(x - r * 0.2, y - r * squash - 2, r * 0.4, 3, brush.tone(colour, -0.2))
  )
}

/** Red lanterns with golden caps and tassels. */
export const redLanterns = createObject('overhead', [11, 1.8], (brush) => {
  const colour = brush.ownColour('#c8202a')
  const gold = brush.tone('#e2b24a')
  const lanterns = spreadOn(LINES, countOf(brush, 12)).map(([x, y]) => {
    const r = 24
    const cy = y + 14 + r
    const tassel = repeat(5, (i) =>
      line(x - 4 + i * 2, cy + r + 6, x - 5 + i * 2.5, cy + r + 26, brush.tone('#d8982e'), 1.1),
    )
    return (
      line(x, y, x, cy - r, gold, 1) +
      drawGlobe(brush, x, cy, r * 1.12, colour, 0.78) +
      rect(x - 9, cy - r + 1, 18, 5, gold, { rx: 1 }) +
      rect(x - 9, cy + r - 6, 18, 5, gold, { rx: 1 }) +
      tassel
    )
  })
  return LINES.map((hung) => drawLine(brush, hung, '#7a2020')).join('') + lanterns.join('')
})

/** Pierced brass lanterns with coloured glass, on chains. */
export const moroccanLanterns = createObject('overhead', [9, 2.4], (brush) => {
  const count = countOf(brush, 9)
  return repeat(count, (i) => {
    const x = ((i + 0.5) / count - 0.5) * 1020
    const drop = 40 + ((i * 53) % 90)
    return (
      stroke(d`M${x} 0V${drop}`, brush.tone('#6f5530'), 1.4) +
      drawBrassLantern(brush, x, drop, 0.9 + ((i * 7) % 3) * 0.12, i)
    )
  })
})

const GLASS = ['#e08a2c', '#b8333f', '#2f7f86', '#7a4a9c'] as const

function drawBrassLantern(brush: Brush, x: number, top: number, s: number, index: number): string {
  const { painter, detail } = brush
  const { glow } = painter.light
  const brass = '#b98a3e'
  const glass = detail.colour ?? (GLASS[index % GLASS.length] as string)
  const middle = top + 44 * s
  painter.glow(x, middle, 66 * s * (0.6 + glow * 0.6), '#ffae52', 0.2 + glow * 0.36)
  const bulge = d`M${x - 8 * s} ${top + 18 * s}C${x - 34 * s} ${top + 30 * s} ${x - 32 * s} ${top + 52 * s} ${x} ${top + 76 * s}C${x + 32 * s} ${top + 52 * s} ${x + 34 * s} ${top + 30 * s} ${x + 8 * s} ${top + 18 * s}Z`
  const holes = repeat(15, (i) => {
    const [row, column] = [Math.floor(i / 5), i % 5]
    const reach = [20, 21, 13][row] as number
    const hx = x + ((column - 2) / 2) * reach * s
    const hy = top + (32 + row * 13) * s
    return path(
      d`M${hx} ${hy - 5 * s}L${hx + 3.4 * s} ${hy}L${hx} ${hy + 5 * s}L${hx - 3.4 * s} ${hy}Z`,
      column % 2 ? '#ffe0a0' : glass,
    )
  })
  return (
    path(d`M${x} ${top}L${x - 10 * s} ${top + 18 * s}H${x + 10 * s}Z`, brush.across(brass)) +
    path(bulge, brush.across(brass, 0.12)) +
    holes +
    brush.ball(x, top + 79 * s, 4 * s, brass)
  )
}

/** Glowing paper lanterns that rise into the sky. */
export const skyLanterns = createObject('sky', [10, 3], (brush) => {
  const lanterns = scatter(brush, countOf(brush, 24), [290, 20]).toSorted((a, b) => a[1] - b[1])
  return lanterns.map(([x, y]) => drawSkyLantern(brush, x, y, 5 + (y / 290) * 13)).join('')
})

function drawSkyLantern({ painter }: Brush, x: number, y: number, r: number): string {
  painter.glow(x, y + r * 0.4, r * 4.2, '#ffa94f', 0.3 + painter.light.glow * 0.3)
  const paper = d`M${x - r * 0.72} ${y + r * 1.1}C${x - r * 1.25} ${y - r * 0.9} ${x - r * 0.7} ${y - r * 1.3} ${x} ${y - r * 1.3}C${x + r * 0.7} ${y - r * 1.3} ${x + r * 1.25} ${y - r * 0.9} ${x + r * 0.72} ${y + r * 1.1}Z`
  return (
    path(paper, painter.gradient('#f7b35c', '#ffe6a6')) +
    ellipse(x, y + r * 0.7, r * 0.5, r * 0.5, '#fff6d4', { opacity: 0.85 }) +
    ellipse(x, y + r * 1.1, r * 0.72, r * 0.16, '#d98a3a')
  )
}
