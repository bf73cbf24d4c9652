import { arcPoints } from '../../base/geometry.ts'
import { ring } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { drawGarland } from '../../flora/garland.ts'
import type { Painter } from '../../painter/painter.ts'
import type { ArchPlace, DrawArch } from './shared.ts'

function drawHoop(painter: Painter, { x, y, height: h }: ArchPlace, colour: string, thickness: number): string {
  const radius = h * 0.5
  const cy = y - radius * 0.96
  const { density } = painter.spec.florals
  return (
    ring(x, cy, radius, painter.tone(colour), thickness) +
    drawGarland(painter, arcPoints(x, cy, radius, radius, 105, 250, 30), h * 0.17) +
    drawGarland(painter, arcPoints(x, cy, radius, radius, -42, 42, 30), h * 0.13, density * 0.75) +
    drawCluster(painter, x - radius * 0.72, cy - radius * 0.62, h * 0.15) +
    drawCluster(painter, x + radius * 0.82, cy + radius * 0.5, h * 0.12)
  )
}

/** Draws a ceremony arch in the shape of a thin metal hoop. */
export const drawRoundArch: DrawArch = (painter, place) =>
  drawHoop(painter, place, painter.spec.metal, place.height * 0.022)

/** Draws a moon gate: a broad plaster ring. */
export const drawMoongate: DrawArch = (painter, place) => drawHoop(painter, place, '#efe8df', place.height * 0.075)
