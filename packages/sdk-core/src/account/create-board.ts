import { atom, type ReadableAtom } from 'nanostores'
import type { Inspiration } from '../contract/couple/schema.ts'
import { coupleWire } from '../contract/couple/wire.ts'
import type { Id } from '../contract/shared/primitives.ts'
import { createResource, type ResourceState } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { fetchAll } from '../shared/fetch-all.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { callWhenPrepared } from './call-when-prepared.ts'
import { createInspirationIntent, type NewInspiration } from './inspiration-intent.ts'
import type { UploadOptions } from './redraw-photos.ts'

export type BoardState = ResourceState<{ status: 'ready'; inspirations: Inspiration[] }>

/** The couple's inspiration board. Get the client's only instance with `client.ports.once(createBoard)`. */
export interface Board {
  /**
   * The inspirations. The store fetches them for each session while it has subscribers, and keeps the old data during a
   * refetch.
   */
  readonly $board: ReadableAtom<BoardState>
  /** The inspiration whose upload failed, to prefill the form for a retry. `null` after a successful upload. */
  readonly $unsent: ReadableAtom<NewInspiration | null>
  /** Refetches the board. Never rejects. */
  refresh(): Promise<void>
  /** Adds an inspiration and refetches the board. Idempotent: retrying after a failure adds the inspiration once. */
  add(inspiration: NewInspiration, options?: UploadOptions): Promise<SaveResult>
}

export function createBoard(ports: FeaturePorts): Board {
  const $unsent = atom<NewInspiration | null>(null)
  const intent = createInspirationIntent(ports)
  const { $state: $board, refresh } = createResource(
    ports,
    (options) =>
      fetchAll(
        (before: Id | undefined) =>
          ports.http.call(coupleWire.listInspirations, { ...options, query: { before }, logFailure: true }),
        ({ id }) => id,
      ),
    (inspirations) => ({ status: 'ready' as const, inspirations }),
  )
  let accountChanges = 0
  ports.onAccountChange(() => {
    accountChanges++
    intent.clear()
    $unsent.set(null)
  })

  async function add(inspiration: NewInspiration, options: UploadOptions = {}): Promise<SaveResult> {
    const startedAt = accountChanges
    const { category, description } = inspiration
    const toInput = async () => ({
      ...options,
      body: { category, description },
      ...(await intent.of(inspiration, options.signal)),
    })
    const result = await callWhenPrepared(ports, coupleWire.createInspiration, toInput())
    if (startedAt !== accountChanges) return result
    $unsent.set(result.ok ? null : inspiration)
    if (result.ok) {
      intent.clear()
      void refresh()
    }
    return result
  }

  return { $board, $unsent, refresh, add }
}
