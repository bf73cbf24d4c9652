import { factOf, type SceneDescription } from '@vowkit/understanding'
import { CENTRE, listOf, type Point } from '../../base/geometry.ts'
import { seatsOf } from '../../compose/choose-decor.ts'
import type { Camera } from '../../stage/camera.ts'

/** A long table that extends away from the viewer. */
export interface LongTable {
  index: number
  /** Its centre line in metres to the right of the centre of the view, and half its width. */
  right: number
  half: number
  /** The number of pixels per metre at its near and its far end. */
  near: number
  far: number
  /** The number of seats on its left and on its right side. */
  seats: readonly [left: number, right: number]
}

const USUAL_TABLES = 2
const MOST_TABLES = 12
const SEATS = { usual: 18, usualOfMany: 10, most: 24 }
/** The number of seats below which a number of chairs refers to each table. */
const FEWEST_A_TABLE = 4
const PITCH = 0.62
const END = 0.35
/** The distance between two tables behind one another in metres. */
const BETWEEN_ROWS = 2.6
/** Half the width of a table, the room for chairs on one side of it, and the gap between the chairs of two tables. */
const HALF = { single: 0.62, several: 0.46 }
export const CHAIR_ROOM = 0.62
const FLOOR = 1075
const FOCAL = 1150
/** The distance between the centres of two tables, and the pixels per metre at the near ends, by the number of columns. */
const COLUMNS: readonly { apart: number; near: number }[] = [
  { apart: 0, near: 290 },
  { apart: 3.1, near: 266 },
  { apart: 2.5, near: 214 },
  { apart: 2.2, near: 173 },
]

/** Returns the tables of a description, from far to near. Up to four tables stand side by side. */
export function layOutTables(description: SceneDescription): LongTable[] {
  const table = factOf(description, 'table')
  const named = table?.name === 'long' ? table : undefined
  const count = Math.min(MOST_TABLES, Math.max(1, named?.count ?? Math.round(USUAL_TABLES * (named?.scale ?? 1))))
  const columns = count <= 4 ? count : count === 5 || count === 6 || count === 9 ? 3 : 4
  const rows = Math.ceil(count / columns)
  const { apart, near } = COLUMNS[columns - 1] as (typeof COLUMNS)[number]
  const seats = seatsPerTable(description, count, rows)
  const length = Math.ceil(Math.max(...seats) / 2) * PITCH + END
  const nearest = FOCAL / near
  return listOf(count, (index): LongTable => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const from = nearest + row * (length + BETWEEN_ROWS)
    const all = seats[index] as number
    return {
      index,
      right: ((index % columns) - (inRow - 1) / 2) * apart,
      half: count === 1 ? HALF.single : HALF.several,
      near: FOCAL / from,
      far: FOCAL / (from + length),
      seats: [Math.ceil(all / 2), Math.floor(all / 2)],
    }
  }).toSorted((a, b) => a.far - b.far || Math.abs(b.right) - Math.abs(a.right))
}

/** Returns the number of seats at each table. A small number of chairs refers to each table: "12 chairs each". */
function seatsPerTable(description: SceneDescription, tables: number, rows: number): number[] {
  const named = seatsOf(description)
  const usual = rows > 1 ? SEATS.usualOfMany : SEATS.usual
  const total = named === undefined ? usual * tables : named < FEWEST_A_TABLE * tables ? named * tables : named
  return listOf(tables, (i) => Math.min(SEATS.most, Math.floor(total / tables) + (i < total % tables ? 1 : 0)))
}

/** Returns how many of `count` items belong to a table. */
export function shareOf(count: number, tables: number, index: number): number {
  return Math.floor(count / tables) + (index < count % tables ? 1 : 0)
}

/** Returns the camera from which all chairs of the nearest tables are in the frame. */
export function tableCamera(tables: readonly LongTable[], horizon: number): Camera {
  const near = Math.max(...tables.map((table) => table.near))
  return { horizon, eye: (FLOOR - horizon) / near, focal: FOCAL }
}

/** Returns the pixels per metre at a position along a table. `t` is 0 at the far end and 1 at the near end. */
export function unitAt({ near, far }: LongTable, t: number): number {
  return far + (near - far) * t ** 1.25
}

/** Returns the canvas position of a point of a table: metres to the right of its centre line, and metres above the ground. */
export function pointOf(
  { horizon, eye }: Camera,
  { right }: LongTable,
  unit: number,
  offset: number,
  height: number,
): Point {
  return [CENTRE + (right + offset) * unit, horizon + (eye - height) * unit]
}
