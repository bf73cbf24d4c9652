import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { visions } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import type { AccountService } from '../../modules/accounts/service.ts'
import type { UnclaimedFiles } from '../../modules/files/service.ts'
import { addDrawnVision } from '../../modules/visions/service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { DAY, HOUR } from '../../platform/units.ts'
import type { Providers } from '../../providers.ts'
import { type DemoVision, MAYA_VISIONS, scenesOf } from './maya-visions.ts'

const COUPLE = 'maya@example.com'

export interface DemoVisionDeps {
  db: Database
  clock: Clock
  accounts: Pick<AccountService, 'find'>
  unclaimed: Pick<UnclaimedFiles, 'store' | 'claim'>
  providers: Pick<Providers, 'images'>
}

/** Adds Maya's visions if she has none. */
export async function seedDemoVisions(deps: DemoVisionDeps): Promise<void> {
  const { db, accounts } = deps
  const account = await accounts.find(db, COUPLE)
  if (!account || (await db.$count(visions, eq(visions.accountId, account.id))) > 0) return
  for (const vision of MAYA_VISIONS) await add(account, vision, deps)
}

async function add(account: Account, vision: DemoVision, { db, clock, unclaimed, providers }: DemoVisionDeps) {
  const { name, description, edits, daysAgo } = vision
  const start = clock.now().getTime() - daysAgo * DAY
  const images = await Promise.all(
    scenesOf(vision).map(async (state, index) => ({
      state,
      clean: await readImage(`${name}-${index}`),
      marked: await readImage(`${name}-${index}-marked`),
      createdAt: new Date(start + index * HOUR),
      description: edits[index - 1] ?? description,
    })),
  )
  const [first, ...edited] = images
  if (!first) return
  const drawn = { accountId: account.id, description, createdAt: first.createdAt, first, edits: edited }
  await addDrawnVision(drawn, { db, unclaimed, images: providers.images })
}

/** Reads an image that `scripts/draw-demo-images.ts` has drawn. */
function readImage(name: string): Promise<Uint8Array> {
  return readFile(new URL(`../../../assets/demo/visions/${name}.webp`, import.meta.url))
}
