import * as z from 'zod/mini'
import { Vendor } from '../vendors/schema.ts'

/** A vendor for the look of a vision. */
export const VisionMatch = z.extend(Vendor, {
  /** Words of the vision that the vendor's own words say too, in the order of the vision; never none. */
  matched: z.array(z.string()),
})
export type VisionMatch = z.infer<typeof VisionMatch>
