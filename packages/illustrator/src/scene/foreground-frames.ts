import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { line, path, rect } from '../base/svg.ts'
import { hasCamera } from '../compose/cameras.ts'
import type { Painter } from '../painter/painter.ts'

const WALL = '#5b4a44'
const WOOD = '#e9ddcb'

/** Draws the wall around a window or a doorway through which the viewer sees the wedding. */
export function drawForegroundFrame(painter: Painter): string {
  const { spec } = painter
  if (hasCamera(spec, 'doorway')) return drawDoorway(painter)
  return hasCamera(spec, 'window') ? drawWindow(painter) : ''
}

function drawWall(painter: Painter, opening: string): string {
  const fill = painter.gradient(painter.tone(WALL), painter.tone('#2f2627'))
  return path(`M-20 -20H${WIDTH + 20}V${HEIGHT + 20}H-20Z${opening}`, fill, { 'fill-rule': 'evenodd' })
}

function drawDoorway(painter: Painter): string {
  const wood = painter.tone(WOOD)
  const arch = `M300 ${HEIGHT + 20}V420C300 190 500 70 768 70C1036 70 1236 190 1236 420V${HEIGHT + 20}Z`
  const trim = `M272 ${HEIGHT + 20}V416C272 168 488 42 768 42C1048 42 1264 168 1264 416V${HEIGHT + 20}H1236V420C1236 190 1036 70 768 70C500 70 300 190 300 420V${HEIGHT + 20}Z`
  const floor = `M300 ${HEIGHT + 20}L330 ${HEIGHT - 44}H1206L1236 ${HEIGHT + 20}Z`
  return (
    drawWall(painter, arch) +
    path(trim, painter.gradient(wood, painter.tone('#b9a68e'))) +
    path(floor, painter.tone('#8b7663'))
  )
}

function drawWindow(painter: Painter): string {
  const wood = painter.tone(WOOD)
  const shade = painter.tone('#b9a68e')
  const [left, right, top, foot] = [190, WIDTH - 190, 70, HEIGHT - 130]
  const opening = `M${left} ${top}H${right}V${foot}H${left}Z`
  const bars = [left + 250, right - 250].map((x) => line(x, top, x, foot, wood, 12)).join('')
  const edges = `M${left - 26} ${top - 26}H${right + 26}V${foot + 26}H${left - 26}ZM${left} ${top}V${foot}H${right}V${top}Z`
  return (
    drawWall(painter, opening) +
    bars +
    line(left, top + 190, right, top + 190, wood, 10) +
    path(edges, painter.gradient(wood, shade), { 'fill-rule': 'evenodd' }) +
    rect(left - 70, foot + 20, right - left + 140, 34, painter.gradient(wood, shade), { rx: 4 })
  )
}
