import { cleanStores } from 'nanostores'
import { describe, expect, it } from 'vitest'
import type { LeadState } from '../contract/desk/states.ts'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createInbox } from './create-inbox.ts'
import { inboxPage, setupVendor } from './test/desk.ts'

const PATH = '/desk/leads/'
const page = (ids: number[], next?: string, path = PATH): ScriptedAnswer => ({ path, body: inboxPage(ids, next) })
const failure = (status: number): ScriptedAnswer => ({ path: PATH, status, body: { code: 'x', detail: '' } })

async function setup(script: ScriptedAnswer[], state?: LeadState) {
  const all = setupVendor({ script })
  const inbox = createInbox(all.ports, state)
  const shown: string[] = []
  const stop = inbox.$inbox.subscribe((value) => {
    const ids = value.status === 'ready' ? value.leads.map(({ id }) => id).join(',') : ''
    shown.push(
      value.status === 'ready'
        ? `${ids}${value.hasMore ? ' …' : ''}${value.isLoadingMore ? ' loading' : ''}`
        : value.status,
    )
  })
  await settle()
  return { ...all, inbox, shown, stop }
}

describe('createInbox', () => {
  it('fetches the leads, then every 10 s while the page is visible and the store has subscribers', async () => {
    const { shown, clock, visibility, backend, inbox, stop } = await setup([page([1]), page([2, 1]), page([2, 1])])
    expect(shown).toEqual(['loading', '1'])
    await clock.advance(10_000)
    expect(shown.at(-1)).toBe('2,1')
    visibility.hide()
    await clock.advance(60_000)
    expect(backend.to(PATH)).toHaveLength(2)
    visibility.show()
    await settle()
    expect(backend.to(PATH)).toHaveLength(3)
    stop()
    cleanStores(inbox.$inbox)
    await clock.advance(60_000)
    expect(backend.to(PATH)).toHaveLength(3)
  })

  it('sends the state as a filter', async () => {
    const { shown } = await setup([page([4], undefined, `${PATH}?state=booked`)], 'booked')
    expect(shown).toEqual(['loading', '4'])
  })

  it('appends the next page without duplicates, and refetches all loaded pages', async () => {
    const more = `${PATH}?cursor=a`
    const { shown, inbox, backend } = await setup([page([3, 2], 'a'), page([2, 1], undefined, more)])
    await inbox.loadMore()
    expect(shown).toEqual(['loading', '3,2 …', '3,2 … loading', '3,2,1'])
    backend.answer(page([4, 3], 'b'), page([2, 1], 'c', `${PATH}?cursor=b`))
    await inbox.refresh()
    expect(shown.at(-1)).toBe('4,3,2,1 …')
    expect(backend.requests).toHaveLength(4)
  })

  it('keeps the loaded leads when the next page fails', async () => {
    const { shown, inbox } = await setup([page([1], 'a'), { path: `${PATH}?cursor=a`, status: 400 }])
    await inbox.loadMore()
    expect(shown.at(-1)).toBe('1 …')
  })

  it.each([
    [403, 'forbidden'],
    [400, 'failed'],
  ])('converts the response status %d to the state "%s"', async (status, last) => {
    expect((await setup([failure(status)])).shown.at(-1)).toBe(last)
  })

  it('keeps the leads when a refetch fails, and clears them when the account changes', async () => {
    const { shown, inbox, client } = await setup([page([1]), failure(400), page([9])])
    await inbox.refresh()
    expect(shown.at(-1)).toBe('1')
    client.session.signIn({ token: 'other', email: 'other@example.com' })
    await settle()
    expect(shown.slice(-2)).toEqual(['loading', '9'])
  })
})
