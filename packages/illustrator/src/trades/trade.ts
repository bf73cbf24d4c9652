import type { Room } from './room.ts'
import type { Tableau } from './tableau.ts'

/** A scene that shows a vendor's trade: people at work, with their tools. */
export interface Trade {
  /** The workroom. Without a room, the scene takes place in the setting of the spec. */
  room?: Room
  place(tableau: Tableau): void
  /** Draws over the finished scene, in canvas pixels. */
  over?(tableau: Tableau): string
}
