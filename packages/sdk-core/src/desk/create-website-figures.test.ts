import { describe, expect, it } from 'vitest'
import type { WebsiteFigures } from '../contract/figures/schema.ts'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createDeskWebsites } from './create-desk-websites.ts'
import { websiteFiguresOf } from './create-website-figures.ts'
import { setupVendor } from './test/desk.ts'
import { figuresByDay, figuresByPlace, sumFigures } from './website-figures.ts'

const row = (fields: Partial<WebsiteFigures>): WebsiteFigures => ({
  ...{ date: '2026-06-01', host: 'a.example', element: 'vision-generator', partner: '' },
  ...{ views: 0, drafts: 0, visions: 0, inquiries: 0, booked: 0 },
  ...fields,
})
const page = (query: string, body: object): ScriptedAnswer => ({ path: `/desk/figures/?${query}`, body })

async function open(days: number, ...script: ScriptedAnswer[]) {
  const all = setupVendor({ script })
  const view = websiteFiguresOf(all.ports, days)
  const stop = view.$state.subscribe(() => {})
  await settle()
  return { ...all, view, stop }
}

describe('websiteFiguresOf', () => {
  it('fetches all pages of the period until today', async () => {
    const rows = [row({ views: 2 }), row({ host: 'b.example' })]
    const { view, backend } = await open(
      7,
      page('from=2026-05-26&to=2026-06-01', { results: [rows[0]], next_to: '2026-05-30' }),
      page('from=2026-05-26&to=2026-05-30', { results: [rows[1]] }),
    )
    const ready = { status: 'ready', figures: rows, from: '2026-05-26', to: '2026-06-01' }
    expect(view.$state.get()).toEqual(ready)
    expect(backend.requests).toHaveLength(2)
  })

  it('ends with today in the time zone of the deployment', async () => {
    const script = [page('from=2026-06-01&to=2026-06-02', { results: [] })]
    const { ports, clock } = setupVendor({ script })
    await clock.advance(Date.parse('2026-06-01T22:30:00Z') - clock.now())
    const view = websiteFiguresOf(ports, 2, 'Europe/Berlin')
    view.$state.subscribe(() => {})
    await settle()
    expect(view.$state.get()).toMatchObject({ status: 'ready', from: '2026-06-01', to: '2026-06-02' })
  })

  it('stops at a page that does not end earlier', async () => {
    const { backend } = await open(
      1,
      page('from=2026-06-01&to=2026-06-01', { results: [row({})], next_to: '2026-06-01' }),
    )
    expect(backend.requests).toHaveLength(1)
  })

  it('fails if a page fails, and succeeds after a refresh', async () => {
    const { view } = await open(
      1,
      { path: '/desk/figures/?from=2026-06-01&to=2026-06-01', status: 403, body: {} },
      page('from=2026-06-01&to=2026-06-01', { results: [] }),
    )
    expect(view.$state.get()).toEqual({ status: 'failed' })
    await view.refresh()
    expect(view.$state.get()).toMatchObject({ status: 'ready', figures: [] })
  })

  it('returns the same store for the same number of days', () => {
    const { ports } = setupVendor()
    expect(websiteFiguresOf(ports, 30)).toBe(websiteFiguresOf(ports, 30))
    expect(websiteFiguresOf(ports, 30)).not.toBe(websiteFiguresOf(ports, 7))
  })
})

describe('the figures of a period', () => {
  const rows = [
    row({ date: '2026-02-28', views: 3, inquiries: 1 }),
    row({ date: '2026-03-02', views: 4, partner: 'Fennel' }),
    row({ date: '2026-03-02', host: '', element: '', booked: 1, inquiries: 5 }),
  ]

  it('are summed', () => {
    expect(sumFigures(rows)).toEqual({ views: 7, drafts: 0, visions: 0, inquiries: 6, booked: 1 })
  })

  it('have a count for each day, also for days without any', () => {
    expect(figuresByDay(rows, 'views', { from: '2026-02-27', to: '2026-03-02' })).toEqual([
      { date: '2026-02-27', count: 0 },
      { date: '2026-02-28', count: 3 },
      { date: '2026-03-01', count: 0 },
      { date: '2026-03-02', count: 4 },
    ])
  })

  it('are summed by website and element, the most views first', () => {
    const places = figuresByPlace(rows)
    expect(places.map(({ host, views, inquiries }) => [host, views, inquiries])).toEqual([
      ['a.example', 7, 1],
      ['', 0, 5],
    ])
  })
})

describe('createDeskWebsites', () => {
  const PATH = '/desk/websites/'
  const list = (hosts: string[]): ScriptedAnswer => ({ path: PATH, method: 'GET', body: { hosts } })

  it('saves the websites and shows them as the backend stores them', async () => {
    const saved = { path: PATH, method: 'PATCH', body: { hosts: ['b.example'] } }
    const { ports, backend } = setupVendor({ script: [list(['a.example']), saved, list(['b.example'])] })
    const websites = ports.once(createDeskWebsites)
    websites.$state.subscribe(() => {})
    await settle()
    expect(websites.$state.get()).toEqual({ status: 'ready', hosts: ['a.example'] })
    expect(await websites.save(['https://www.b.example/'])).toEqual({ ok: true })
    expect(JSON.parse(String(backend.to(PATH, 'PATCH')[0]?.body))).toEqual({ hosts: ['https://www.b.example/'] })
    expect(websites.$state.get()).toEqual({ status: 'ready', hosts: ['b.example'] })
  })

  it('keeps the websites if the backend rejects a change', async () => {
    const refused = { path: PATH, method: 'PATCH', status: 400, body: { hosts: ['Enter a website.'] } }
    const { ports } = setupVendor({ script: [list(['a.example']), refused] })
    const websites = ports.once(createDeskWebsites)
    websites.$state.subscribe(() => {})
    await settle()
    expect(await websites.save(['?'])).toMatchObject({ ok: false, error: { fields: { hosts: ['Enter a website.'] } } })
    expect(websites.$state.get()).toEqual({ status: 'ready', hosts: ['a.example'] })
  })
})
