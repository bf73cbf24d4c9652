import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openPath } from './router.ts'
import { rememberScroll } from './scroll-memory.ts'

const page = document.createElement('div')
page.style.height = '5000px'
const path = window.location.pathname + window.location.search

beforeAll(rememberScroll)
beforeEach(() => document.body.append(page))
afterAll(() => {
  page.remove()
  openPath(path, { replace: true })
})

async function goBack(): Promise<void> {
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await isBack
}

it('the page keeps its scroll position when a dialog that has a history entry closes', async () => {
  window.scrollTo(0, 900)
  window.history.pushState({ vkPanel: 1 }, '')
  await goBack()
  expect(window.scrollY).toBe(900)
})

it('Back restores the scroll position of the screen before', async () => {
  window.scrollTo(0, 700)
  openPath('/elsewhere')
  expect(window.scrollY).toBe(0)
  await goBack()
  expect(window.scrollY).toBe(700)
})
