import * as z from 'zod/mini'
import { MovedDate } from '../shared/moved-date.ts'
import { Id, ImageUrl, Money, OptionalDate, Text } from '../shared/primitives.ts'
import { forgiving, withFallback } from '../shared/reading.ts'
import { NEXT_STEPS, PIN_KINDS } from './kinds.ts'

/** A colour, with the name of the nearest named colour in English, such as `dusty rose`. */
export const PaletteColour = z.object({
  /** The colour as `#rrggbb`. */
  hex: Text,
  name: Text,
})
export type PaletteColour = z.infer<typeof PaletteColour>

/** A vision or a vendor on the inspiration board. */
export const BoardPin = z.object({
  id: Id,
  kind: withFallback(z.enum(PIN_KINDS), 'vendor'),
  /** The id of the vision or the vendor. */
  source_id: Id,
  /** The title of the vision, or the name of the vendor. */
  title: Text,
  /** The categories of the vendor. `""` for a vision. */
  category: Text,
  /** The URL of the image, or `""` while a vision is being drawn. */
  image: ImageUrl,
  /** The place on the board. Absent until the couple has ordered the board. */
  position: z.optional(z.number()),
  /** When the couple pinned it. */
  created_at: z.optional(z.string()),
})
export type BoardPin = z.infer<typeof BoardPin>

/** The next step of the couple's planning. Texts and links depend on `kind`. */
export const NextStep = z.object({
  kind: z.enum(NEXT_STEPS),
  vendor_id: z.optional(Id),
  vendor_name: z.optional(z.string()),
  category_id: z.optional(Id),
  category: z.optional(z.string()),
  /** The due date of the invoice, `YYYY-MM-DD`. */
  due_date: z.optional(z.string()),
  /** The amount of the invoice. */
  amount: z.optional(Money),
  /** The vendors whose answers the couple can compare, or has not read. */
  vendor_ids: forgiving(z.optional(z.array(Id))),
})
export type NextStep = z.infer<typeof NextStep>

/** A vendor that the couple has booked. */
export const BookedVendor = z.object({
  vendor_id: Id,
  business_name: Text,
  /** The titles of the vendor's categories, separated by a comma and a space. */
  categories_label: Text,
  /** Present if the couple has moved its wedding since it booked the vendor or signed. */
  moved_date: forgiving(z.optional(MovedDate)),
})
export type BookedVendor = z.infer<typeof BookedVendor>

export const BoardPinList = z.array(BoardPin)
export type BoardPinList = z.infer<typeof BoardPinList>

/** What the inspiration board shows in addition to its cards. */
export const InspirationBoard = z.object({
  /** The main colours of all images on the board, most frequent first. */
  palette: forgiving(z.array(PaletteColour)),
  /** The URL of the share link. Absent while the board is not shared. */
  share_url: z.optional(z.string()),
  /** Absent if nothing is open. */
  next_step: forgiving(z.optional(NextStep)),
  /** The vendors that the couple has booked, in the order of the bookings. */
  booked: forgiving(z.optional(z.array(BookedVendor))),
})
export type InspirationBoard = z.infer<typeof InspirationBoard>

/** A card of a shared board. */
export const SharedBoardCard = z.object({
  kind: withFallback(z.enum(['inspiration', ...PIN_KINDS]), 'inspiration'),
  /** The title of the vision, or the name of the vendor. `""` for an inspiration. */
  title: Text,
  /** The title of the inspiration's category, or the categories of the vendor. `""` for a vision. */
  category: Text,
  /** The description of the inspiration. `""` for a pin. */
  description: Text,
  /** The URLs of the images. They stop working when the link is revoked. */
  images: z.array(z.string()),
  /** The id of the vendor. Absent for other cards. */
  vendor_id: z.optional(Id),
})
export type SharedBoardCard = z.infer<typeof SharedBoardCard>

/** An inspiration board with a share link, as anyone who has the link sees it. Contains no email address. */
export const SharedInspirationBoard = z.object({
  /** The first names of the couple, without missing ones. */
  names: z.array(z.string()),
  wedding_date: OptionalDate,
  palette: forgiving(z.array(PaletteColour)),
  cards: z.array(SharedBoardCard),
})
export type SharedInspirationBoard = z.infer<typeof SharedInspirationBoard>

/** The URL of a board's share link. */
export const BoardShareLink = z.object({ share_url: z.string() })
export type BoardShareLink = z.infer<typeof BoardShareLink>
