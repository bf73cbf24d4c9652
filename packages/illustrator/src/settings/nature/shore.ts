import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, type Point, WIDTH } from '../../base/geometry.ts'
import { bladeMark, discMark, leafMark } from '../../base/marks.ts'
import { d, ellipse, path, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBrushwork } from './land.ts'
import { drawFoam } from './water.ts'

/**
 * Draws sand from the edge of the water to the bottom of the canvas: a wet strip with foam, then dry sand with ripples.
 */
export function drawSand(painter: Painter, edge: number, sand: string): string {
  const wet = painter.tone(lighten(sand, -0.09), 0.12)
  const dry = painter.tone(sand, 0.05)
  const body = (y: number, fill: string) =>
    path(
      d`M-20 ${y}Q${WIDTH * 0.25} ${y + 15} ${WIDTH * 0.5} ${y - 3}T${WIDTH + 20} ${y + 4}L${WIDTH + 20} ${HEIGHT + 10}L-20 ${HEIGHT + 10}Z`,
      fill,
    )
  return (
    body(edge, painter.gradient(wet, wet)) +
    drawFoam(painter, edge + 2, 6, 'edge') +
    body(edge + 26, painter.gradient(painter.fade(dry, 0.22), lighten(dry, -0.06))) +
    drawBrushwork(painter, { from: edge + 34, colour: sand, count: 280, length: 170, thick: 11 }) +
    drawGrains(painter, edge + 34, sand)
  )
}

/** Draws light and dark grains of sand. */
function drawGrains(painter: Painter, from: number, sand: string): string {
  const { random } = painter
  return [-0.1, 0.07]
    .map((tone) => {
      const marks = repeat(190, () => {
        const t = random.next()
        const size = lerp(0.7, 2.8, t)
        return discMark([random.next() * WIDTH, lerp(from, HEIGHT, t)], size, size * 0.6)
      })
      return path(marks, lighten(painter.tone(sand), tone), { opacity: 0.75 })
    })
    .join('')
}

/** Draws a dune with grass that rises from the stage to one side. */
export function drawDune(painter: Painter, side: number, y: number, sand: string): string {
  const { random } = painter
  const [inner, outer] = side < 0 ? [430, -30] : [WIDTH - 400, WIDTH + 30]
  const at = (t: number) => y - 20 - 130 * t ** 1.5
  const dry = painter.tone(sand, 0.05)
  const slope = d`M${inner} ${y + 70}C${lerp(inner, outer, 0.35)} ${y + 60} ${lerp(inner, outer, 0.5)} ${at(0.7)} ${outer} ${at(1)}`
  const lee = d`M${inner} ${y + 70}C${lerp(inner, outer, 0.35)} ${y + 70} ${lerp(inner, outer, 0.55)} ${at(0.4)} ${outer} ${at(0.62)}`
  const under = d`L${outer} ${y + 360}C${lerp(inner, outer, 0.6)} ${y + 300} ${lerp(inner, outer, 0.3)} ${y + 80} ${inner} ${y + 70}Z`
  const tufts = repeat(30, (i) => {
    const t = i / 29
    const x = lerp(inner, outer, random.range(0.22, 1))
    const u = Math.abs(x - inner) / Math.abs(outer - inner)
    const foot = lerp(at(u) + 46, HEIGHT, t ** 1.4)
    const tall = lerp(44, 130, t) * random.range(0.7, 1.1)
    const blades = (count: number) =>
      repeat(count, () =>
        bladeMark(
          [x + random.gauss() * tall * 0.4, foot + random.range(-4, 4)],
          tall * random.range(0.6, 1.1),
          random.range(-0.5, 0.65) * tall,
        ),
      )
    return (
      stroke(blades(8), lighten(painter.tone('#8f9460', 0.12 * (1 - t)), -0.04), lerp(1.6, 3, t)) +
      stroke(blades(7), painter.tone('#b5ae74', 0.12 * (1 - t)), lerp(1.4, 2.6, t))
    )
  })
  return (
    path(slope + d`L${outer} ${y + 70}Z`, lighten(dry, 0.025)) +
    path(slope + under, painter.gradient(lighten(dry, 0.035), dry, { opacity: [1, 0] })) +
    path(lee + under, painter.gradient(lighten(dry, -0.06), dry, { opacity: [0.5, 0] })) +
    tufts
  )
}

/** Draws lines of breaking waves in shallow water. */
export function drawBreakers(painter: Painter, top: number, edge: number): string {
  return [0.35, 0.62, 0.84].map((t, i) => drawFoam(painter, lerp(top, edge, t), 2 + i * 1.6, `wave-${i}`)).join('')
}

/** Draws distant gulls as bent strokes. */
export function drawGulls(painter: Painter, [x, y]: Point): string {
  const { random } = painter
  const birds = repeat(6, () => {
    const [px, py, s] = [x + random.gauss() * 150, y + random.gauss() * 50, random.range(7, 14)]
    return d`M${px - s} ${py - s * 0.3}q${s * 0.5} ${-s * 0.5} ${s} ${s * 0.3}q${s * 0.5} ${-s * 0.8} ${s} ${-s * 0.3}`
  })
  return stroke(birds, painter.tone('#59616b', 0.3), 2.2)
}

/** Draws shells and small stones beside the stage. */
export function drawShells(painter: Painter, from: number): string {
  const { random } = painter
  return repeat(26, () => {
    const t = random.next()
    const x = random.next() < 0.5 ? random.range(60, 430) : random.range(1100, WIDTH - 60)
    const y = lerp(from, HEIGHT, t)
    const size = lerp(3, 10, t)
    const shell = painter.tone(random.pick(['#f6e9dc', '#e5b9a2', '#d9c3a5', '#fff7ef']))
    return (
      ellipse(x, y + size * 0.3, size, size * 0.4, painter.tone('#7a6650'), { opacity: 0.3 }) +
      path(leafMark([x, y], size * 2, size * 0.9, random.range(-30, 30)), shell)
    )
  })
}
