/** A colour of a sighted part, and its share of the part's pixels. */
export type SightedColour = readonly [hex: string, share: number]

/** A part of an image that depicts something, as far as it is visible. Values are fractions of the image. */
export interface Sighting {
  /** What the part depicts, such as `object:lanterns`. */
  id: string
  /** What the parts around it depict, from the innermost to the outermost. */
  within: readonly string[]
  /** The visible area. */
  share: number
  /** The bounds of the visible area. */
  left: number
  top: number
  right: number
  bottom: number
  /** The most common colours of the visible area. */
  colours: readonly SightedColour[]
}

/** What is visible in an image. */
export interface Sightings {
  parts: readonly Sighting[]
  /** The area that shows the venue and the sky. */
  background: number
  /** The areas that the named objects and structures would have if nothing hid them, by id. */
  whole: Readonly<Record<string, number>>
}
