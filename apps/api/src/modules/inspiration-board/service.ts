import { type BoardPin, type BodyOf, type calls, type InspirationBoard, VisionId } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { toId } from '../../http/to-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Days } from '../../platform/days.ts'
import type { InspirationService } from '../inspirations/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import type { VendorService } from '../vendors/service.ts'
import type { SentVisions } from '../visions/service.ts'
import { findNextStep } from './next-step.ts'
import { listBookedVendors } from './own-vendors.ts'
import { combinePalettes } from './palette.ts'
import { type PinDeps, showPins } from './pins.ts'
import {
  type CardKind,
  createShareSlug,
  deletePin,
  findShareSlug,
  insertPin,
  isOwnVision,
  listPins,
  lockBoard,
  type PinRecord,
  revokeShareSlug,
  storePositions,
} from './repository.ts'
import { inspirationBoardRules } from './rules.ts'

export { combinePalettes } from './palette.ts'
export { type ShownPin, showPins } from './pins.ts'
export { listPins } from './repository.ts'
export { inspirationBoardRules } from './rules.ts'

/** A couple's inspiration board: its pins, order, palette and share link. Ids of other accounts throw 404. */
export interface InspirationBoardService {
  get(account: Account): Promise<InspirationBoard>
  /** Lists the pins, last pinned first. */
  listPins(account: Account): Promise<BoardPin[]>
  /** Stores the order of the cards. Cards that are left out come first. */
  order(account: Account, cards: readonly string[]): Promise<undefined>
  /** Pins a vision of the account or a vendor. Returns the existing pin if it is already pinned. */
  pin(account: Account, source: BodyOf<typeof calls.pinToBoard>): Promise<BoardPin>
  unpin(account: Account, id: number): Promise<undefined>
  /** Creates the share link, or returns the current one. */
  share(account: Account): Promise<{ share_url: string }>
  /** Revokes the share link for good. */
  unshare(account: Account): Promise<undefined>
}

export interface InspirationBoardDeps extends PinDeps {
  db: Database
  clock: Clock
  days: Pick<Days, 'after'>
  rateLimits: RateLimits
  inspirations: Pick<InspirationService, 'listWithPalettes'>
  vendors: Pick<VendorService, 'listCards' | 'requireVendor'>
  sentVisions: Pick<SentVisions, 'find'>
  /** Returns the URL of the share link with this slug. */
  toShareUrl(slug: string): string
}

export function createInspirationBoards(deps: InspirationBoardDeps): InspirationBoardService {
  const { db, clock, days, rateLimits, inspirations, vendors, toShareUrl } = deps

  async function requireSource(account: Account, { kind, source_id }: BodyOf<typeof calls.pinToBoard>) {
    if (kind === 'vendor') {
      await vendors.requireVendor(toId(source_id))
      return { vendorId: toId(source_id) }
    }
    const { data: visionId } = VisionId.safeParse(source_id)
    if (!visionId || !(await isOwnVision(db, account.id, visionId))) throw notFound('We could not find this vision.')
    return { visionId }
  }

  async function show(account: Account, record: PinRecord): Promise<BoardPin> {
    const [shown] = await showPins(deps, account, [record])
    if (!shown) throw notFound()
    return shown.pin
  }

  return {
    async get(account) {
      const ideas = await inspirations.listWithPalettes(account.id, inspirationBoardRules.sharedInspirations)
      const pins = await showPins(deps, account, await listPins(db, account.id))
      const booked = await listBookedVendors(db, account.id)
      const slug = await findShareSlug(db, account.id)
      const images = ideas.flatMap((idea) => idea.images.map(({ palette }) => palette ?? []))
      return {
        palette: combinePalettes([...images, ...pins.map(({ palette }) => palette)]),
        share_url: slug ? toShareUrl(slug) : undefined,
        booked,
        next_step: await findNextStep(db, {
          accountId: account.id,
          lastPaymentDay: days.after(inspirationBoardRules.paymentAheadMs),
          hasInspirations: ideas.length > 0,
          hasBooked: booked.length > 0,
          isShared: slug !== null,
        }),
      }
    },

    async listPins(account) {
      return (await showPins(deps, account, await listPins(db, account.id))).map(({ pin }) => pin)
    },

    order: (account, cards) =>
      db.transaction(async (tx) => {
        await lockBoard(tx, account.id)
        const places: Record<CardKind, Map<number, number>> = { inspiration: new Map(), pin: new Map() }
        for (const [position, card] of cards.entries()) {
          const [kind, id] = card.split('-')
          places[kind as CardKind].set(Number(id), position)
        }
        for (const kind of ['inspiration', 'pin'] as const) {
          const found = await storePositions(tx, account.id, kind, places[kind])
          if (found < places[kind].size) throw notFound('One of these cards is not on your board anymore.')
        }
        return undefined
      }),

    async pin(account, source) {
      const own = await requireSource(account, source)
      const record = await db.transaction(async (tx) => {
        await lockBoard(tx, account.id)
        const pins = await listPins(tx, account.id)
        const known = pins.find(({ visionId, vendorId }) =>
          'visionId' in own ? visionId === own.visionId : vendorId === own.vendorId,
        )
        if (known) return known
        if (pins.length >= inspirationBoardRules.pinsPerBoard) {
          const { pinsPerBoard } = inspirationBoardRules
          throw new HttpError(400, 'validation_failed', `You can pin up to ${pinsPerBoard} visions and vendors.`)
        }
        return insertPin(tx, { ...own, accountId: account.id, createdAt: clock.now() })
      })
      return show(account, record)
    },

    async unpin(account, id) {
      if (!(await deletePin(db, account.id, id))) throw notFound('This pin is not on your board anymore.')
      return undefined
    },

    async share(account) {
      const known = await findShareSlug(db, account.id)
      if (known) return { share_url: toShareUrl(known) }
      await rateLimits.spend(db, `board-links:${account.id}`, inspirationBoardRules.boardLinksPerAccount)
      return { share_url: toShareUrl(await createShareSlug(db, account.id)) }
    },

    async unshare(account) {
      await revokeShareSlug(db, account.id)
      return undefined
    },
  }
}
