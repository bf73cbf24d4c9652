import { atom, type ReadableAtom } from 'nanostores'
import type { Inspiration } from '../contract/couple/schema.ts'
import { coupleWire } from '../contract/couple/wire.ts'
import { createResource, type ResourceState } from '../shared/create-resource.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import type { SaveResult } from '../shared/save-result.ts'
import { callWhenPrepared } from './call-when-prepared.ts'
import { createInspirationIntent, type NewInspiration } from './inspiration-intent.ts'
import type { UploadOptions } from './redraw-photos.ts'

export type BoardState = ResourceState<{ status: 'ready'; inspirations: Inspiration[] }>

/** The couple's board. A client has one: `client.ports.once(createBoard)`. */
export interface Board {
  /** Read while somebody listens, anew for each session. Keeps showing the last answer while it is read again. */
  readonly $board: ReadableAtom<BoardState>
  /** What could last not be added, to begin with when it is tried again; `null` once something was. */
  readonly $unsent: ReadableAtom<NewInspiration | null>
  /** Reads the board anew. Never rejects. */
  refresh(): Promise<void>
  /** Puts an idea on the board, which is then read anew. Adding the same again after a failure adds it once. */
  add(inspiration: NewInspiration, options?: UploadOptions): Promise<SaveResult>
}

export function createBoard(ports: FeaturePorts): Board {
  const $unsent = atom<NewInspiration | null>(null)
  const intent = createInspirationIntent(ports)
  const { $state: $board, refresh } = createResource(
    ports,
    (options) => ports.http.call(coupleWire.listInspirations, { ...options, logFailure: true }),
    (inspirations) => ({ status: 'ready' as const, inspirations }),
  )
  let person = 0
  ports.onAccountChange(() => {
    person++
    intent.forget()
    $unsent.set(null)
  })

  async function add(inspiration: NewInspiration, options: UploadOptions = {}): Promise<SaveResult> {
    const author = person
    const { category, description } = inspiration
    const toInput = async () => ({
      ...options,
      body: { category, description },
      ...(await intent.of(inspiration, options.signal)),
    })
    const result = await callWhenPrepared(ports, coupleWire.createInspiration, toInput())
    if (author !== person) return result
    $unsent.set(result.ok ? null : inspiration)
    if (result.ok) {
      intent.forget()
      void refresh()
    }
    return result
  }

  return { $board, $unsent, refresh, add }
}
