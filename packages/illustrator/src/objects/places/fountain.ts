import { d, ellipse, path, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject, TILT } from '../brush.ts'

const STONE = '#cfc4b6'
const WATER = '#9cc4cf'

/** A round stone fountain with two bowls and falling water. */
export const fountain = createObject('behind', [3.4, 2.9], (brush) => {
  return (
    brush.shadow(172) +
    drawBasin(brush, 165, 0, 46) +
    brush.cylinder(0, -42, 46, 74, STONE, 30) +
    drawBowl(brush, 84, -116) +
    brush.cylinder(0, -120, 24, 60, STONE, 18) +
    drawBowl(brush, 46, -182) +
    brush.cylinder(0, -186, 12, 24, STONE, 10) +
    brush.ball(0, -216, 11, STONE) +
    drawFall(brush, 46, -182, -120, 9) +
    drawFall(brush, 84, -116, -46, 15) +
    drawJet(brush) +
    drawFrontWall(brush, 165, 0, 46)
  )
})

function drawBasin(brush: Brush, radius: number, y: number, height: number): string {
  const ripples = repeat(4, (i) =>
    ellipse(0, y - height + 4, radius * (0.9 - i * 0.2), radius * TILT * (0.9 - i * 0.2), 'none', {
      stroke: brush.tone('#e6f4f4'),
      'stroke-width': 1.4,
      opacity: 0.5,
    }),
  )
  return (
    ellipse(0, y - height, radius, radius * TILT, brush.tone(STONE, 0.05)) +
    ellipse(0, y - height + 3, radius * 0.93, radius * TILT * 0.9, brush.down(WATER, 0.05)) +
    ripples
  )
}

function drawFrontWall(brush: Brush, radius: number, y: number, height: number): string {
  const [ry, top] = [radius * TILT, y - height]
  const wall = d`M${-radius} ${top}A${radius} ${ry} 0 0 0 ${radius} ${top}L${radius * 0.97} ${y}A${radius * 0.97} ${ry} 0 0 1 ${-radius * 0.97} ${y}Z`
  const rim = d`M${-radius - 5} ${top}A${radius + 5} ${ry + 4} 0 0 0 ${radius + 5} ${top}V${top + 8}A${radius + 5} ${ry + 4} 0 0 1 ${-radius - 5} ${top + 8}Z`
  const joints = repeat(7, (i) => {
    const x = (-0.85 + i * 0.283) * radius
    const drop = Math.sqrt(1 - (x / radius) ** 2) * ry
    return stroke(d`M${x} ${top + drop + 8}L${x * 0.98} ${y + drop}`, brush.tone(STONE, -0.14), 1.4, { opacity: 0.7 })
  })
  return path(wall, brush.across(STONE)) + joints + path(rim, brush.across('#dcd2c6'))
}

function drawBowl(brush: Brush, radius: number, y: number): string {
  const bowl = d`M${-radius} ${y}C${-radius * 0.8} ${y + radius * 0.42} ${-radius * 0.2} ${y + radius * 0.3} 0 ${y + radius * 0.44}C${radius * 0.2} ${y + radius * 0.3} ${radius * 0.8} ${y + radius * 0.42} ${radius} ${y}Z`
  return (
    path(bowl, brush.across(STONE)) +
    ellipse(0, y, radius, radius * TILT, brush.tone(STONE, 0.07)) +
    ellipse(0, y + 1, radius * 0.88, radius * TILT * 0.82, brush.tone(WATER))
  )
}

function drawFall(brush: Brush, radius: number, from: number, to: number, count: number): string {
  const water = brush.tone('#f1fafb')
  return repeat(count, (i) => {
    const turn = (i / (count - 1)) * Math.PI
    const x = Math.cos(turn) * radius
    const y = from + Math.sin(turn) * radius * TILT
    const out = x * 1.1
    return stroke(
      d`M${x} ${y}Q${out} ${y + 4} ${out} ${to + Math.sin(turn) * radius * TILT}`,
      water,
      brush.random.range(1.6, 3.4),
      {
        opacity: brush.random.range(0.5, 0.85),
      },
    )
  })
}

function drawJet(brush: Brush): string {
  const water = brush.tone('#f6fcfc')
  return repeat(9, (i) => {
    const lean = (i - 4) * 9
    return stroke(d`M0 -226C${lean * 0.4} -282 ${lean} -278 ${lean} -184`, water, 2.4, { opacity: 0.75 })
  })
}
