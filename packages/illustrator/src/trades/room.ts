import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, lerp, WIDTH } from '../base/geometry.ts'
import { d, ellipse, group, line, path, polygon, rect, repeat } from '../base/svg.ts'
import { BROAD } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'

/** The y position of the horizon in a room, in pixels. */
export const ROOM_HORIZON = 452
/** Canvas pixels per metre at a distance of 1 m. Rooms are small, so the camera is closer than outdoors. */
export const ROOM_FOCAL = 1600
/** The y position where the wall meets the floor. The wall is about 9 m away. */
const FLOOR = 717
const BEAM_OPACITY = 0.3

/** A workroom with a wall, a floor and a window. */
export interface Room {
  wall: 'light' | 'dark' | 'brick' | 'panelled'
  window?: 'left' | 'right' | 'wide' | 'arched'
  floor?: 'wood' | 'tiles' | 'stone'
  /** The index of the palette's colour that tints the wall. Default: 1. */
  tint?: number
}

const WALLS = { light: '#efe7de', dark: '#4c4450', brick: '#a8725c', panelled: '#d9dcd3' } as const
const FLOORS = { wood: '#b58b63', tiles: '#d9d0c4', stone: '#a9a29b' } as const

/** Draws an empty workroom. */
export function drawRoom(painter: Painter, { wall, window, floor = 'wood', tint = 1 }: Room): string {
  const { palette } = painter.spec
  const share = wall === 'brick' ? 0.08 : wall === 'dark' ? 0.16 : 0.3
  const paint = painter.tone(mix(WALLS[wall], palette[tint % palette.length] as string, share))
  return (
    rect(0, 0, WIDTH, FLOOR, painter.gradient(lighten(paint, -0.03), lighten(paint, 0.02))) +
    (wall === 'brick' ? drawBricks(painter, paint) : '') +
    (wall === 'panelled' ? drawPanels(paint) : '') +
    (window ? drawWindow(painter, window) : '') +
    rect(0, FLOOR - 22, WIDTH, 24, lighten(paint, wall === 'dark' ? 0.05 : 0.06)) +
    drawFloor(painter, floor) +
    (window ? drawBeam(painter, window) : '')
  )
}

function drawBricks(painter: Painter, colour: string): string {
  return painter.layer('bricks', () =>
    repeat(150, () => {
      const row = Math.floor(painter.random.range(0, 24))
      const x = Math.floor(painter.random.range(0, 22)) * 74 - (row % 2) * 37
      return rect(x, row * 30, 70, 26, lighten(colour, painter.random.range(-0.045, 0.05)), { rx: 2 })
    }),
  )
}

function drawPanels(colour: string): string {
  return repeat(6, (i) => {
    const x = 30 + i * 250
    return (
      rect(x, 60, 220, 400, lighten(colour, -0.035), { rx: 3 }) +
      rect(x + 7, 67, 206, 386, lighten(colour, 0.012), { rx: 3 }) +
      rect(x, 500, 220, 170, lighten(colour, -0.035), { rx: 3 }) +
      rect(x + 7, 507, 206, 156, lighten(colour, 0.012), { rx: 3 })
    )
  })
}

const WINDOWS = { left: [90, 430], right: [1110, 1450], wide: [220, 1316], arched: [560, 976] } as const

function drawWindow(painter: Painter, kind: NonNullable<Room['window']>): string {
  const [left, right] = WINDOWS[kind]
  const [top, sill] = [96, 548]
  const [above, middle, below] = painter.light.sky
  const frame = painter.tone(kind === 'wide' ? '#3a3a40' : '#f5f0e8')
  const green = painter.spec.florals.greens[0] ?? '#7d9a80'
  const round = kind === 'arched' ? (right - left) / 2 : 8
  const outline = (pad: number) =>
    d`M${left - pad} ${sill + pad}V${top + round}Q${left - pad} ${top - pad} ${left + round} ${top - pad}H${right - round}Q${right + pad} ${top - pad} ${right + pad} ${top + round}V${sill + pad}Z`
  const panes = Math.round((right - left) / 112)
  const trees = repeat(12, (i) =>
    ellipse(
      lerp(left + 20, right - 20, i / 11),
      sill - 30 - painter.random.range(0, 60),
      46,
      70,
      painter.tone(mix(green, below, 0.35), 0.5),
    ),
  )
  painter.glow((left + right) / 2, 330, 420, below, 0.16)
  return (
    path(outline(16), frame) +
    path(outline(0), painter.gradient(above, below, { middle })) +
    trees +
    rect(left, sill - 26, right - left, 26, painter.tone(mix(green, '#c9d2b0', 0.3), 0.3)) +
    repeat(panes - 1, (i) => {
      const x = lerp(left, right, (i + 1) / panes)
      return rect(x - 4, top, 8, sill - top, frame)
    }) +
    [0.34, 0.67].map((share) => rect(left, lerp(top, sill, share) - 4, right - left, 8, frame)).join('') +
    rect(left - 30, sill + 10, right - left + 60, 18, lighten(frame, -0.04))
  )
}

function drawFloor(painter: Painter, kind: NonNullable<Room['floor']>): string {
  const colour = painter.tone(mix(FLOORS[kind], painter.spec.palette[2], 0.08))
  const seam = lighten(colour, -0.07)
  const rays = repeat(23, (i) => {
    const x = lerp(-1700, WIDTH + 1700, i / 22)
    const foot = CENTRE + (x - CENTRE) * ((FLOOR - ROOM_HORIZON) / (HEIGHT - ROOM_HORIZON))
    return line(foot, FLOOR, x, HEIGHT, seam, kind === 'wood' ? 2.4 : 2, { opacity: 0.6 })
  })
  const rows = [6.6, 5.7, 4.9, 4.3, 3.8].map((away) => {
    const y = ROOM_HORIZON + (1.55 * ROOM_FOCAL) / away
    return line(0, y, WIDTH, y, seam, 2, { opacity: 0.5 })
  })
  return (
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, painter.gradient(lighten(colour, -0.05), lighten(colour, 0.02))) +
    rays +
    (kind === 'wood' ? '' : rows.join(''))
  )
}

function drawBeam(painter: Painter, kind: NonNullable<Room['window']>): string {
  const [left, right] = WINDOWS[kind]
  const lean = kind === 'right' ? -220 : 220
  const beam = [
    [left + lean * 0.6, FLOOR + 20],
    [right + lean * 0.6, FLOOR + 20],
    [right + lean * 1.8, HEIGHT],
    [left + lean * 1.8, HEIGHT],
  ] as const
  return group({ opacity: BEAM_OPACITY, filter: BROAD }, polygon(beam, painter.light.sky[2]))
}
