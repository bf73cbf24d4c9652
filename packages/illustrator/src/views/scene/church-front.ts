import { factsOf } from '@vowkit/understanding'
import { circle, d, line, path, polygon, rect, repeat, ring } from '../../base/svg.ts'
import { churchLeft } from '../../compose/exits.ts'
import { type Brush, createObject } from '../../objects/brush.ts'
import type { GroundPoint } from '../../stage/camera.ts'
import type { Stage } from '../../stage/stage.ts'

const WOOD = '#f6f1e7'
const STONE = '#d8cbb6'
/** How far behind the couple the church stands, in metres. */
const BEHIND = 9.2
/** The size of the church, so that its tower is in the frame. */
const SIZE = 0.84

/** The front of a small church with open doors. */
const church = createObject('behind', [7.4, 7.6], (brush) => {
  const wall = brush.ownColour(brush.is('wooden') ? WOOD : STONE)
  const roof = brush.tone('#6d5a55')
  const front = [
    [-300, 0],
    [-300, -400],
    [0, -610],
    [300, -400],
    [300, 0],
  ] as const
  const edges = [-1, 1].map((side) => line(side * 322, -388, 0, -632, roof, 26)).join('')
  return (
    brush.shadow(360) +
    drawTower(brush, wall) +
    polygon(front, brush.down(wall, 0.05)) +
    (brush.is('wooden') ? drawBoards(brush, wall) : drawStones(brush, wall)) +
    edges +
    drawRoseWindow(brush) +
    [-1, 1].map((side) => drawSideWindow(brush, side * 200)).join('') +
    drawDoor(brush) +
    repeat(3, (i) => rect(-170 - i * 26, -34 + i * 13, 340 + i * 52, 14, brush.down('#e3dacb'), { rx: 2 }))
  )
})

function drawTower(brush: Brush, wall: string): string {
  return (
    rect(-74, -700, 148, 140, brush.across(wall)) +
    path('M-34 -600V-648Q0 -690 34 -648V-600Z', brush.tone('#4a3d3a')) +
    path('M-18 -612Q-16 -642 0 -644Q16 -642 18 -612Z', brush.tone('#a07a3c')) +
    path('M-90 -696L0 -800L90 -696Z', brush.tone('#6d5a55')) +
    line(0, -800, 0, -850, brush.tone('#4a3f3a'), 6) +
    line(-16, -832, 16, -832, brush.tone('#4a3f3a'), 6)
  )
}

function drawBoards(brush: Brush, wall: string): string {
  return repeat(22, (i) => line(-298, -14 - i * 18, 298, -14 - i * 18, brush.tone(wall, -0.05), 1.6, { opacity: 0.8 }))
}

function drawStones(brush: Brush, wall: string): string {
  return brush.dabs(0, -220, 280, 200, 90, 13, [wall, '#cdbfa8', '#e0d4c0'])
}

function drawRoseWindow(brush: Brush): string {
  const glass = ['#8fb0c9', '#d7a06b', '#b98aa6', '#86a98c']
  const petals = repeat(8, (i) => {
    const angle = (i / 8) * 2 * Math.PI
    return circle(Math.cos(angle) * 26, -440 + Math.sin(angle) * 26, 12, brush.tone(glass[i % 4] as string))
  })
  return (
    circle(0, -440, 48, brush.tone('#4a3d3a')) +
    petals +
    circle(0, -440, 12, brush.tone('#e2b85e')) +
    ring(0, -440, 48, brush.tone('#efe6d6'), 6)
  )
}

function drawSideWindow(brush: Brush, x: number): string {
  const glass = brush.painter.gradient(brush.tone('#9fbccb'), brush.tone('#5f7788'))
  return (
    path(d`M${x - 30} -130V-240Q${x} -290 ${x + 30} -240V-130Z`, brush.tone('#efe6d6')) +
    path(d`M${x - 23} -137V-236Q${x} -278 ${x + 23} -236V-137Z`, glass) +
    line(x, -272, x, -137, brush.tone('#efe6d6'), 3)
  )
}

/** Draws the doorway with both doors open and light inside. */
function drawDoor(brush: Brush): string {
  const wood = brush.tone('#8a5a3c')
  const leaf = (side: number) =>
    path(
      d`M${side * 104} -20V-222Q${side * 120} -244 ${side * 158} -226V-6Z`,
      brush.tone('#8a5a3c', side < 0 ? 0.02 : -0.04),
    ) + line(side * 131, -222, side * 131, -14, brush.tone('#6a432c'), 3)
  return (
    path('M-120 -20V-220Q-110 -330 0 -350Q110 -330 120 -220V-20Z', brush.tone('#efe6d6')) +
    path(
      'M-104 -20V-218Q-96 -312 0 -330Q96 -312 104 -218V-20Z',
      brush.painter.gradient(brush.tone('#5a4034'), brush.tone('#e0a964')),
    ) +
    leaf(-1) +
    leaf(1) +
    line(0, -350, 0, -330, wood, 4)
  )
}

/** Places the church that the couple leaves behind it. */
export function placeChurch(stage: Stage, { right, away }: GroundPoint): void {
  const { description } = stage.painter.spec
  const name = churchLeft(description)
  if (!name) return
  const { qualities } = factsOf(description, 'venue').find((fact) => fact.name === name) ?? {}
  const detail = { ...(qualities && { qualities }) }
  const point = { right, away: away + BEHIND }
  stage.add('church', point, (spot) =>
    stage.painter.mark('object:door', church.draw(stage.painter, { ...spot, unit: spot.unit * SIZE }, detail)),
  )
  // The church has the door that the description names.
  const { spot } = stage.positionOf(point)
  const box = { x: spot.x - spot.unit, y: spot.y - 3 * spot.unit, width: 2 * spot.unit, height: 3 * spot.unit }
  stage.painter.locate('object:door', point.away, box)
}
