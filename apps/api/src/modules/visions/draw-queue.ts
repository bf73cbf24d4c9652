/** A vision that waits to be drawn, or drawn again. */
export interface DrawJob {
  visionId: string
}

export const DRAW_QUEUE = { name: 'draw-vision' }
