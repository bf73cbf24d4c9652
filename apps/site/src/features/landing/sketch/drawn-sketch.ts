/** The images of the visitor's prompt that the hero shows. */
export interface DrawnSketch {
  /** The URLs of the last two images, oldest first. */
  addresses: readonly string[]
  /** The alternative text of the last image. */
  alt: string
}

export const NOTHING_DRAWN: DrawnSketch = { addresses: [], alt: '' }
