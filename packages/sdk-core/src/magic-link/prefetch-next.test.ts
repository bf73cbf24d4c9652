import { expect, it } from 'vitest'
import { setupSite } from '../account/test/setup.ts'
import { type ScriptedAnswer, settle } from '../testing/index.ts'
import { createMagicLink } from './create-magic-link.ts'

const pagePath = (page: number) => `/auth/vendors/magic-link/demo/?page=${page}&page_size=5`
const link: ScriptedAnswer = {
  path: '/auth/magic-link/demo/',
  body: { is_active: true, access_link: '/login', categories: [] },
}
const page = (number: number): ScriptedAnswer => ({
  path: pagePath(number),
  body: { count: 12, data: { results: [{ id: number, business_name: 'A' }] } },
})

async function setup(script: ScriptedAnswer[]) {
  const { ports, backend } = setupSite({ script: [link, ...script], address: 'https://site.test/magic-link/demo/' })
  const view = createMagicLink(ports, 'demo')
  view.$vendors.listen(() => {})
  view.$link.listen(() => {})
  await settle()
  const shown = () => {
    const state = view.$vendors.get()
    return state.status === 'ready' ? { page: state.page, hasFailed: state.hasFailed } : state.status
  }
  return { view, shown, asked: (number: number) => backend.to(pagePath(number)).length }
}

it('prefetchNext fetches the next page once, so that opening this page sends no request', async () => {
  const { view, shown, asked } = await setup([page(1), page(2)])
  view.prefetchNext()
  view.prefetchNext()
  await settle()
  view.prefetchNext()
  await settle()
  expect(asked(2)).toBe(1)
  view.open(2)
  expect(shown()).toEqual({ page: 2, hasFailed: false })
  expect(asked(2)).toBe(1)
})

it('prefetchNext sends no request on the last page', async () => {
  const { view, asked } = await setup([page(1), page(3)])
  view.open(3)
  await settle()
  view.prefetchNext()
  await settle()
  expect(asked(4)).toBe(0)
})

it('createMagicLink discards the prefetched page when a different page is opened', async () => {
  const { view, shown, asked } = await setup([page(1), page(2), page(3), page(2)])
  view.prefetchNext()
  await settle()
  view.open(3)
  await settle()
  view.open(2)
  await settle()
  expect(asked(2)).toBe(2)
  expect(shown()).toEqual({ page: 2, hasFailed: false })
})

it('createMagicLink fetches a page again after its prefetch failed', async () => {
  const { view, shown } = await setup([page(1), { path: pagePath(2), status: 404, body: {} }, page(2)])
  view.prefetchNext()
  await settle()
  expect(shown()).toEqual({ page: 1, hasFailed: false })
  view.open(2)
  await settle()
  expect(shown()).toEqual({ page: 2, hasFailed: false })
})
