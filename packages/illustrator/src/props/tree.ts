import { lighten, mix } from '../base/colour.ts'
import { GOLDEN_ANGLE, listOf } from '../base/geometry.ts'
import { d, ellipse, path, repeat, turn } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'

const BARK = '#4a352f'

export interface TreeOptions {
  x: number
  /** The foot of the trunk. */
  y: number
  width: number
  height: number
  colour: string
  depth?: number
  /** Number of leaf masses. */
  masses?: number
}

interface Mass {
  x: number
  y: number
  radius: number
}

/** Draws a broad tree: soft masses, then dabs of leaves in shade, in light and at the sunny edge. */
export function drawTree(
  painter: Painter,
  { x, y, width, height, colour, depth = 0, masses = 16 }: TreeOptions,
): string {
  const { random, light } = painter
  const leaf = painter.tone(colour, depth)
  const detail = Math.max(0.15, 1 - depth * 1.15)
  const crown = listOf<Mass>(masses, (i) => {
    const angle = i * GOLDEN_ANGLE + random.range(-0.5, 0.5)
    const reach = Math.sqrt((i + 0.5) / masses)
    return {
      x: x + Math.cos(angle) * reach * width * 0.42,
      y: y - height * 0.68 + Math.sin(angle) * reach * height * 0.25,
      radius: width * random.range(0.1, 0.17),
    }
  }).sort((a, b) => a.y - b.y)

  function dabs(count: number, dx: number, dy: number, spread: number, shade: () => string): string {
    return crown
      .map((mass) =>
        repeat(count, () => {
          const angle = random.range(0, 2 * Math.PI)
          const distance = Math.sqrt(random.next()) * mass.radius * spread
          const px = mass.x + dx * mass.radius + Math.cos(angle) * distance * 1.1
          const py = mass.y + dy * mass.radius + Math.sin(angle) * distance * 0.9
          const size = (width * random.range(0.016, 0.034)) / Math.sqrt(detail)
          return ellipse(px, py, size, size * 0.55, shade(), { transform: turn(random.range(-60, 60), px, py) })
        }),
      )
      .join('')
  }

  const perMass = Math.round(26 * detail * detail) + 4
  const sunlit = mix(leaf, light.sky[2], 0.16)
  return (
    drawTrunk(x, y, width, height, painter.tone(BARK, depth)) +
    crown.map((mass) => ellipse(mass.x, mass.y, mass.radius * 1.1, mass.radius * 0.9, lighten(leaf, -0.075))).join('') +
    dabs(perMass, 0, 0.12, 1.12, () => lighten(leaf, random.range(-0.1, -0.02))) +
    dabs(perMass, -0.15, -0.25, 0.85, () => lighten(leaf, random.range(-0.02, 0.045))) +
    dabs(Math.ceil(perMass * 0.6), -0.28, -0.48, 0.55, () => lighten(sunlit, random.range(0.03, 0.085)))
  )
}

function drawTrunk(x: number, y: number, w: number, h: number, bark: string): string {
  const leftBough = d`M${x - w * 0.05} ${y}C${x - w * 0.03} ${y - h * 0.3} ${x - w * 0.08} ${y - h * 0.4} ${x - w * 0.22} ${y - h * 0.64}L${x - w * 0.02} ${y - h * 0.42}`
  const rightBough = d`L${x + w * 0.05} ${y - h * 0.7}L${x + w * 0.05} ${y - h * 0.44}L${x + w * 0.24} ${y - h * 0.62}C${x + w * 0.06} ${y - h * 0.38} ${x + w * 0.04} ${y - h * 0.3} ${x + w * 0.06} ${y}Z`
  return path(leftBough + rightBough, bark)
}
