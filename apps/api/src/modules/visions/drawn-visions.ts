import { randomUUID } from 'node:crypto'
import { visionEdits, type visions } from '../../db/tables.ts'
import { readPalette } from '../../images/images.ts'
import type { Database } from '../../platform/database.ts'
import { createFileKey } from '../../providers/files/file-key.ts'
import type { ImageProvider } from '../../providers/images/images.ts'
import type { UnclaimedFiles } from '../files/service.ts'
import { insertVision } from './repository.ts'

/** A WebP image of a vision that was drawn before. */
export interface DrawnImageFile {
  clean: Uint8Array
  /** The watermarked image for couples on the free plan. */
  marked: Uint8Array
  /** The state that the image provider returned. */
  state: unknown
}

/** A vision that was drawn before, such as one of a demo. */
export interface DrawnVision {
  accountId: number
  description: string
  createdAt: Date
  first: DrawnImageFile
  /** The edits in order. */
  edits: readonly (DrawnImageFile & { description: string; createdAt: Date })[]
}

export interface DrawnVisionDeps {
  db: Database
  unclaimed: Pick<UnclaimedFiles, 'store' | 'claim'>
  images: Pick<ImageProvider, 'read'>
}

/** Adds a finished vision without drawing and without charging credits. */
export async function addDrawnVision(vision: DrawnVision, { db, unclaimed, images }: DrawnVisionDeps): Promise<void> {
  const { accountId, description, createdAt, first, edits } = vision
  const id = randomUUID()

  async function store({ clean, marked }: DrawnImageFile) {
    const keys = { imageKey: createFileKey('webp'), markedKey: createFileKey('webp') }
    await unclaimed.store.put(keys.imageKey, clean, 'image/webp')
    await unclaimed.store.put(keys.markedKey, marked, 'image/webp')
    return keys
  }

  const reading = images.read({ prompt: description, edits: [] })
  const firstKeys = await store(first)
  const editRows: (typeof visionEdits.$inferInsert)[] = []
  for (const [index, edit] of edits.entries()) {
    const prompts = edits.slice(0, index + 1).map((earlier) => earlier.description)
    const { state } = edits[index - 1] ?? first
    const read = images.read({ prompt: description, edits: prompts, state })
    editRows.push({
      ...(await store(edit)),
      ...(read && { understood: read.understood, notDrawn: read.notDrawn, changes: read.changes }),
      visionId: id,
      description: edit.description,
      createdAt: edit.createdAt,
      status: 'done',
    })
  }
  const last = edits.at(-1) ?? first
  const lastRow = editRows.at(-1)
  const row: typeof visions.$inferInsert = {
    ...{ id, accountId, description, createdAt, requestedAt: edits.at(-1)?.createdAt ?? createdAt },
    status: 'ready',
    ...{ isIllustrated: true, palette: await readPalette(last.clean), drawState: last.state },
    imageKey: lastRow?.imageKey ?? firstKeys.imageKey,
    markedKey: lastRow?.markedKey ?? firstKeys.markedKey,
    ...(lastRow && { originalImageKey: firstKeys.imageKey, originalMarkedKey: firstKeys.markedKey }),
    ...(reading && { understood: reading.understood, notDrawn: reading.notDrawn, title: reading.title }),
  }
  await db.transaction(async (tx) => {
    await insertVision(tx, row, [])
    if (editRows.length > 0) await tx.insert(visionEdits).values(editRows)
    const keys = [firstKeys, ...editRows].flatMap(({ imageKey, markedKey }) => [imageKey, markedKey])
    await unclaimed.claim(
      tx,
      keys.flatMap((key) => key ?? []),
    )
  })
}
