import type { BoardPin } from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import type { VendorService } from '../vendors/service.ts'
import type { SentVisions } from '../visions/service.ts'
import type { PinRecord } from './repository.ts'

/** A pin as the board shows it, with the colours of its image. */
export interface ShownPin {
  record: PinRecord
  pin: BoardPin
  palette: string[]
}

export interface PinDeps {
  vendors: Pick<VendorService, 'listCards'>
  sentVisions: Pick<SentVisions, 'find'>
}

/** Reads what the pins show. Leaves out vendors that are not listed anymore. */
export async function showPins(
  { vendors, sentVisions }: PinDeps,
  account: Account,
  records: readonly PinRecord[],
): Promise<ShownPin[]> {
  const visions = await sentVisions.find(records.flatMap(({ visionId }) => visionId ?? []))
  const cards = await vendors.listCards(
    account,
    records.flatMap(({ vendorId }) => vendorId ?? []),
  )
  const vendorOf = new Map(cards.map((card) => [Number(card.id), card]))
  return records.flatMap((record): ShownPin[] => {
    const { id, position, createdAt, visionId, vendorId } = record
    const common = { id, position: position ?? undefined, created_at: createdAt.toISOString() }
    const vision = visionId ? visions.get(visionId) : undefined
    if (vision && visionId) {
      const { title, image, palette = [] } = vision
      return [{ record, palette, pin: { ...common, kind: 'vision', source_id: visionId, title, category: '', image } }]
    }
    const vendor = vendorOf.get(vendorId ?? 0)
    if (!vendor) return []
    const { business_name: title, categories_label: category, image } = vendor
    const pin: BoardPin = { ...common, kind: 'vendor', source_id: vendor.id, title, category, image }
    return [{ record, palette: [], pin }]
  })
}
