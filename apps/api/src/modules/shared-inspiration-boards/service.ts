import type { SharedBoardCard, SharedInspirationBoard } from '@vowkit/sdk-core/contract'
import { and, eq, isNull } from 'drizzle-orm'
import {
  accounts,
  boardPins,
  couples,
  inspirationBoards,
  inspirationImages,
  inspirations,
  visions,
} from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { notFound } from '../../http/http-error.ts'
import { toLinkPreview } from '../../images/images.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../providers/files/files.ts'
import type { CreditService } from '../credits/service.ts'
import {
  combinePalettes,
  inspirationBoardRules,
  listPins,
  type ShownPin,
  showPins,
} from '../inspiration-board/service.ts'
import type { InspirationRecord, InspirationService } from '../inspirations/service.ts'
import type { VendorService } from '../vendors/service.ts'
import type { SentVisions } from '../visions/service.ts'

/** The preview of a shared board for messengers and social networks. */
export const PREVIEW = 'preview.jpg'

/**
 * Inspiration boards with a share link. All functions throw 404 for an unknown or revoked link, and while the account
 * awaits its deletion.
 */
export interface SharedInspirationBoards {
  get(slug: string): Promise<SharedInspirationBoard>
  /** Returns the bytes of an image on the board, or of its preview. Throws 404 for an image of another board. */
  readImage(slug: string, image: string): Promise<Uint8Array>
  /** Returns the URL of an image on the board. Unlike the URL of the file, it stops working with the link. */
  imageUrlOf(slug: string, image: string): string
}

export interface SharedInspirationBoardDeps {
  db: Database
  credits: Pick<CreditService, 'hasBought'>
  files: Pick<FileStore, 'get'>
  inspirations: Pick<InspirationService, 'listWithPalettes'>
  vendors: Pick<VendorService, 'listCards'>
  sentVisions: Pick<SentVisions, 'find'>
  apiUrl: string
}

interface Card extends SharedBoardCard {
  position: number | undefined
  createdAt: Date
}

/** `i<inspiration>-<place>` or `p<pin>`, with the extension of the stored images. */
const IMAGE = /^(?:i(?<inspiration>\d{1,9})-(?<place>\d)|p(?<pin>\d{1,9}))\.webp$/

export function createSharedInspirationBoards(deps: SharedInspirationBoardDeps): SharedInspirationBoards {
  const { db, credits, files, apiUrl } = deps

  async function find(slug: string) {
    const [found] = await db
      .select({ account: accounts, couple: couples })
      .from(inspirationBoards)
      .innerJoin(accounts, eq(accounts.id, inspirationBoards.accountId))
      .leftJoin(couples, eq(couples.accountId, accounts.id))
      .where(and(eq(inspirationBoards.shareSlug, slug), isNull(accounts.eraseAt)))
    if (!found) throw notFound('This link does not work anymore.')
    return found
  }

  const imageUrlOf = (slug: string, image: string) => `${apiUrl}/inspiration-board/shared/${slug}/${image}`

  async function readCards(account: Account) {
    const ideas = await deps.inspirations.listWithPalettes(account.id, inspirationBoardRules.sharedInspirations)
    return { ideas, pins: await showPins(deps, account, await listPins(db, account.id)) }
  }

  async function keyOf(account: Account, image: string): Promise<string | null | undefined> {
    const { inspiration, place, pin } = IMAGE.exec(image)?.groups ?? {}
    if (inspiration) {
      const isImage = and(
        eq(inspirationImages.inspirationId, Number(inspiration)),
        eq(inspirationImages.position, Number(place)),
        eq(inspirations.accountId, account.id),
      )
      const [row] = await db
        .select({ key: inspirationImages.key })
        .from(inspirationImages)
        .innerJoin(inspirations, eq(inspirations.id, inspirationImages.inspirationId))
        .where(isImage)
      return row?.key
    }
    if (!pin) return null
    const [row] = await db
      .select({ vision: visions })
      .from(boardPins)
      .innerJoin(visions, eq(visions.id, boardPins.visionId))
      .where(and(eq(boardPins.accountId, account.id), eq(boardPins.id, Number(pin))))
    return (await credits.hasBought(db, account)) ? row?.vision.imageKey : row?.vision.markedKey
  }

  /** The first image of the first inspiration, in the order of the board. */
  async function coverOf(account: Account): Promise<string | undefined> {
    const { ideas } = await readCards(account)
    const cards = ideas.map(({ position, createdAt, images }) => ({
      position: position ?? undefined,
      createdAt,
      images,
    }))
    return cards.sort(byPlace)[0]?.images[0]?.key
  }

  return {
    imageUrlOf,

    async get(slug) {
      const { account, couple } = await find(slug)
      const { ideas, pins } = await readCards(account)
      const toUrl = (image: string) => imageUrlOf(slug, image)
      const cards = [...ideas.map((idea) => toIdeaCard(idea, toUrl)), ...pins.map((pin) => toPinCard(pin, toUrl))]
      const palettes = ideas.flatMap(({ images }) => images.map(({ palette }) => palette ?? []))
      return {
        names: [account.firstName, couple?.partnerName.trim().split(/\s+/)[0] ?? ''].filter((name) => name !== ''),
        wedding_date: couple?.weddingDate ?? '',
        palette: combinePalettes([...palettes, ...pins.map(({ palette }) => palette)]),
        cards: cards.sort(byPlace).map(({ position: _, createdAt: __, ...card }) => card),
      }
    },

    async readImage(slug, image) {
      const { account } = await find(slug)
      const isPreview = image === PREVIEW
      const key = isPreview ? await coverOf(account) : await keyOf(account, image)
      const file = key && (await files.get(key))
      if (!file) throw notFound()
      const bytes = await file.bytes()
      return isPreview ? toLinkPreview(bytes) : bytes
    },
  }
}

function toIdeaCard({ id, category, description, position, createdAt, images }: InspirationRecord, toUrl: ToUrl): Card {
  return {
    kind: 'inspiration',
    title: '',
    category: category.title,
    description,
    images: images.map((_, place) => toUrl(`i${id}-${place}.webp`)),
    position: position ?? undefined,
    createdAt,
  }
}

function toPinCard({ record, pin }: ShownPin, toUrl: ToUrl): Card {
  const { title, category, kind, image } = pin
  const isVision = kind === 'vision'
  const shown = isVision && image !== '' ? toUrl(`p${pin.id}.webp`) : image
  return {
    ...{ kind, title, category, description: '' },
    images: shown === '' ? [] : [shown],
    vendor_id: isVision ? undefined : pin.source_id,
    position: record.position ?? undefined,
    createdAt: record.createdAt,
  }
}

type ToUrl = (image: string) => string

/** Cards without a place come first, newest first. */
function byPlace(a: Pick<Card, 'position' | 'createdAt'>, b: Pick<Card, 'position' | 'createdAt'>): number {
  const places = (a.position ?? -1) - (b.position ?? -1)
  return places || b.createdAt.getTime() - a.createdAt.getTime()
}
