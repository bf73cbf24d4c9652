import * as z from 'zod/mini'
import { Inspiration } from '../couple/schema.ts'
import type { Call } from '../shared/call.ts'
import { MAX_BOARD_CARDS, MAX_INSPIRATION_LENGTH } from '../shared/limits.ts'
import { photos } from '../shared/photos.ts'
import { Id, oneOrMore, ShareSlug, WholeNumber } from '../shared/primitives.ts'
import { PIN_KINDS } from './kinds.ts'
import { BoardPin, BoardPinList, BoardShareLink, InspirationBoard, SharedInspirationBoard } from './schema.ts'
import { inspirationBoardWire } from './wire.ts'

const OfInspiration = z.object({
  /** The id of the inspiration. */
  id: WholeNumber,
})
const OfPin = z.object({
  /** The id of the pin. */
  id: WholeNumber,
})

export const inspirationBoardCalls = {
  getInspirationBoard: {
    ...inspirationBoardWire.getInspirationBoard,
    summary: 'Returns the palette, the share link and the next step of the couple’s inspiration board.',
    tag: 'couple',
    status: 200,
    response: InspirationBoard,
    failures: [401],
    noStore: true,
  },
  changeInspiration: {
    ...inspirationBoardWire.changeInspiration,
    summary: 'Changes the fields of an inspiration that are sent. Deletes images that `images_order` leaves out.',
    tag: 'couple',
    params: OfInspiration,
    body: z.object({
      /** The id of the inspiration's category. */
      category: z.optional(Id),
      description: z.optional(z.string().check(z.maxLength(MAX_INSPIRATION_LENGTH))),
      /**
       * All images in their order: the id of a stored image, or `new` for the next uploaded file. If absent, the
       * images do not change.
       */
      images_order: z.optional(oneOrMore(z.string().check(z.maxLength(200)))),
    }),
    files: photos('images'),
    status: 200,
    response: Inspiration,
    failures: [400, 401, 404, 413],
    noStore: true,
  },
  deleteInspiration: {
    ...inspirationBoardWire.deleteInspiration,
    summary: 'Deletes an inspiration and its images for good.',
    tag: 'couple',
    params: OfInspiration,
    status: 204,
    failures: [401, 404],
    noStore: true,
  },
  orderInspirationBoard: {
    ...inspirationBoardWire.orderInspirationBoard,
    summary: 'Stores the order of the cards on the inspiration board. Cards that are not sent come first.',
    tag: 'couple',
    body: z.object({
      /** The cards from first to last, as `inspiration-<id>` or `pin-<id>`. */
      cards: z
        .array(z.string().check(z.regex(/^(inspiration|pin)-\d{1,9}$/)))
        .check(z.minLength(1), z.maxLength(MAX_BOARD_CARDS)),
    }),
    status: 204,
    failures: [400, 401, 404],
    noStore: true,
  },
  listBoardPins: {
    ...inspirationBoardWire.listBoardPins,
    summary: 'Lists the visions and vendors on the couple’s inspiration board, last pinned first.',
    tag: 'couple',
    status: 200,
    response: BoardPinList,
    failures: [401],
    noStore: true,
  },
  pinToBoard: {
    ...inspirationBoardWire.pinToBoard,
    summary: 'Pins a vision of the couple or a vendor to the inspiration board. Returns the same pin if it is pinned.',
    tag: 'couple',
    body: z.object({
      kind: z.enum(PIN_KINDS),
      /** The id of the vision or the vendor. */
      source_id: Id,
    }),
    status: 201,
    response: BoardPin,
    failures: [400, 401, 404],
    noStore: true,
  },
  unpinFromBoard: {
    ...inspirationBoardWire.unpinFromBoard,
    summary: 'Removes a pin from the inspiration board. The vision or the vendor does not change.',
    tag: 'couple',
    params: OfPin,
    status: 204,
    failures: [401, 404],
    noStore: true,
  },
  shareInspirationBoard: {
    ...inspirationBoardWire.shareInspirationBoard,
    summary: 'Creates the share link of the inspiration board. Returns the same link while the board is shared.',
    tag: 'couple',
    status: 200,
    response: BoardShareLink,
    failures: [401],
    noStore: true,
  },
  unshareInspirationBoard: {
    ...inspirationBoardWire.unshareInspirationBoard,
    summary: 'Revokes the share link of the inspiration board for good. A later link has a new URL.',
    tag: 'couple',
    status: 204,
    failures: [401],
    noStore: true,
  },
  getSharedInspirationBoard: {
    ...inspirationBoardWire.getSharedInspirationBoard,
    summary: 'Returns the inspiration board of a share link, for anyone who has the link.',
    tag: 'couple',
    params: z.object({
      /** The last part of the share link. */
      slug: ShareSlug,
    }),
    status: 200,
    response: SharedInspirationBoard,
    failures: [404],
    noStore: true,
  },
} as const satisfies Record<string, Call>
