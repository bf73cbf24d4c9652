import * as z from 'zod/mini'

const Fraction = z.number().check(z.gte(0), z.lte(1))

/** A position on a photo, as fractions of its width and height from the upper left corner. */
export const PhotoPoint = z.object({ x: Fraction, y: Fraction })
export type PhotoPoint = z.infer<typeof PhotoPoint>

/** The place of the ceremony in a photo of the venue. */
export const Placement = z.object({
  /** The centre of the arch's base. */
  arch: PhotoPoint,
  /** The end of the aisle that is nearest to the camera. */
  aisle_end: PhotoPoint,
})
export type Placement = z.infer<typeof Placement>

export const MAX_PLACEMENT_LENGTH = 400

/** Parses the JSON of a placement. Returns `undefined` if it is not valid. */
export function parsePlacement(json: string): Placement | undefined {
  try {
    return Placement.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

/** A placement as JSON, because the fields of a multipart body are strings. */
export const PlacementJson = z.string().check(
  z.maxLength(MAX_PLACEMENT_LENGTH),
  z.refine((json) => parsePlacement(json) !== undefined, {
    error: 'Send {"arch":{"x":0.5,"y":0.6},"aisle_end":{"x":0.5,"y":1}} with fractions of the photo from 0 to 1.',
  }),
)
