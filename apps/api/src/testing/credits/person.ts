import { randomUUID } from 'node:crypto'
import type { Account, Intent } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import { ImageFailed, ImageRefused, ImageTimedOut } from '../../providers/images/errors.ts'
import { isSandbox } from '../../providers/payments/sandbox-provider.ts'
import { createGate, failWith, neverAnswer } from '../scripted-images.ts'
import type { CreditWorld } from './credit-world.ts'
import { DiskFull } from './memory-files.ts'
import type { End, Move } from './moves.ts'

/** Error codes that a move may get as its response. */
const REFUSALS = ['no_credits', 'still_processing', 'no_edits_left', 'validation_failed', 'idempotency_mismatch']

/** An account that performs moves, and the responses it received. */
export interface Person {
  account: Account
  /** The ids of the visions that the service returned, by idempotency key. */
  visions: Map<number, Set<string>>
  /** The payments for which the provider sent each event. */
  told: Record<'paid' | 'failed' | 'refunded', Set<string>>
  make(move: Move): Promise<void>
  /** Draws all queued visions. */
  finish(): Promise<void>
}

export async function createPerson(world: CreditWorld): Promise<Person> {
  const { db, services, files, plan, drawing } = world
  const email = `${randomUUID()}@example.com`
  const { id } = await db.transaction((tx) => services.accounts.findOrCreate(tx, email))
  const account: Account = { id, email, plan: 'free', verifiedAt: null }
  const visions: Person['visions'] = new Map()
  const pages: string[] = []
  const told: Person['told'] = { paid: new Set(), failed: new Set(), refunded: new Set() }

  const intentOf = (call: string, key: number, body: unknown): Intent => ({
    accountId: id,
    call,
    key: String(key),
    bodyHash: JSON.stringify(body),
  })
  const promptOf = (key: number) => `${email} ${key}`
  const allVisions = () => [...visions].flatMap(([key, ids]) => [...ids].map((visionId) => ({ key, visionId })))

  async function create(key: number): Promise<void> {
    const vision = { description: promptOf(key) }
    const made = await services.visions.create(account, vision, [], intentOf('create', key, vision))
    visions.set(key, (visions.get(key) ?? new Set()).add(made.id))
  }

  const lastDrawings = new Map<string, Promise<void>>()
  /** Starts a drawing like the queue, which runs one drawing per vision at a time. */
  function draw(visionId: string, prompt: string, end: End): Promise<void> {
    const before = Promise.allSettled([lastDrawings.get(visionId)])
    const drawing = before.then(() => start(visionId, prompt, end))
    lastDrawings.set(visionId, drawing)
    return drawing
  }

  async function start(visionId: string, prompt: string, end: End): Promise<void> {
    const { patient, hasty } = drawing
    const process = new AbortController()
    const work = (queue = patient) => queue.work({ visionId }, process.signal)
    if (end === 'silent') {
      plan(prompt, neverAnswer)
      return work(hasty)
    }
    if (end === 'overtaken') {
      const gate = createGate()
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      plan(prompt, (request, signal) => {
        begin()
        return gate.script(request, signal)
      })
      const first = work()
      await Promise.race([begun, first])
      plan(prompt, undefined)
      // Simulates a queue that considers the first attempt lost and starts a second one.
      await Promise.all([first, work().finally(gate.open)])
      return
    }
    files.setFull(end === 'full disk')
    plan(prompt, scriptOf(end, process))
    return work()
  }

  async function order(pack_id: number, key: number): Promise<string> {
    const request = { pack_id }
    const { checkout_url } = await services.packSales.checkOut(account, request, intentOf('order', key, request))
    if (!pages.includes(checkout_url)) pages.push(checkout_url)
    return checkout_url
  }

  async function tell(page: string, type: keyof Person['told'], times: number): Promise<void> {
    const sandbox = services.providers.payments
    const checkout = isSandbox(sandbox) ? sandbox.readCheckout(page.split('/').at(-1) ?? '') : null
    if (!checkout || !isSandbox(sandbox)) throw new Error('The checkout page does not exist.')
    told[type].add(checkout.reference)
    const { raw, signature } = sandbox.createEvent(checkout, type)
    await Promise.all(Array.from({ length: times }, () => services.payments.receive(raw, signature)))
  }

  async function happen(move: Move): Promise<void> {
    if (move.move === 'create') return create(move.key)
    if (move.move === 'order') return void (await order(move.pack, move.key))
    if (move.move === 'buy') return tell(await order(move.pack, move.key), 'paid', 1)
    if (move.move === 'tell') {
      const page = pickFrom(pages, move.nth)
      return page === undefined ? undefined : tell(page, move.type, move.times)
    }
    const vision = pickFrom(allVisions(), move.nth)
    if (!vision) return
    const { key, visionId } = vision
    if (move.move === 'draw') return draw(visionId, promptOf(key), move.end)
    if (move.move === 'give up') return drawing.patient.giveUp?.({ visionId }, 'It failed.')
    await services.visions.edit(account, visionId, 'More roses', null)
  }

  return {
    account,
    visions,
    told,

    async make(move) {
      try {
        await happen(move)
      } catch (error) {
        if (!isExpected(error)) throw error
      } finally {
        files.setFull(false)
      }
    },

    async finish() {
      for (const { key, visionId } of allVisions()) await draw(visionId, promptOf(key), 'picture')
    },
  }
}

function pickFrom<T>(things: T[], nth: number): T | undefined {
  return things[nth % things.length]
}

/** Returns the provider script for an outcome. A crash aborts the drawing. */
function scriptOf(end: End, process: AbortController) {
  if (end === 'refused') return failWith(new ImageRefused('no'))
  if (end === 'failed') return failWith(new ImageFailed('unavailable', 'no'))
  if (end === 'late') return failWith(new ImageTimedOut('late'))
  if (end !== 'crash') return undefined
  return () => {
    process.abort()
    return new Promise<never>(() => {})
  }
}

function isExpected(error: unknown): boolean {
  if (error instanceof HttpError) return REFUSALS.includes(error.code)
  return error instanceof DiskFull || (error instanceof DOMException && error.name === 'AbortError')
}
