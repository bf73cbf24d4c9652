export type TableShape = 'round' | 'square' | 'sweetheart'

/** A dining table on the canvas, in pixels. */
export interface Table {
  shape: TableShape
  x: number
  floor: number
  top: number
  rx: number
  ry: number
  scale: number
  cloth: string
}
