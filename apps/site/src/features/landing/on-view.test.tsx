import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { haveCode, openScreen } from '../../testing/open-screen.tsx'

/** The callback of each observed element. Called when the element enters or leaves the viewport. */
let watched = new Map<Element, (isIntersecting: boolean) => void>()

class FakeIntersectionObserver {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe(element: Element) {
    watched.set(element, (isIntersecting) => this.#tell([{ isIntersecting }]))
  }
  disconnect() {}
}

function scrollTo(selector: string, isIntersecting: boolean) {
  const element = document.querySelector(selector)
  act(() => element && watched.get(element)?.(isIntersecting))
}

/** Opens the landing page of a deployment with a number, and brings the number near. */
async function openClaim() {
  openScreen('/', { config: { couplesHelped: 10_000 } })
  act(() => {
    for (const notify of watched.values()) notify(true)
  })
  await screen.findByText('Over 10,000 couples helped')
}

beforeAll(() => haveCode('/'))
beforeEach(() => {
  watched = new Map()
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the landing page repeats the call to action while the actions of the hero are out of view', () => {
  openScreen('/')
  const links = () => screen.getAllByRole('link', { name: 'Visualize Your Dream Wedding' })
  expect(links()).toHaveLength(1)
  scrollTo('.hero__actions', false)
  expect(links()).toHaveLength(2)
  scrollTo('.hero__actions', true)
  expect(links()).toHaveLength(1)
})

it('the number of couples counts up when it enters the viewport, while screen readers read the final number', async () => {
  await openClaim()
  const number = () => document.querySelector('.claim__number')?.textContent
  expect(number()).toBe('10,000')
  scrollTo('.claim__line', true)
  act(() => void vi.advanceTimersByTime(50))
  expect(Number(number()?.replace(',', ''))).toBeLessThan(2_000)
  expect(screen.getByText('Over 10,000 couples helped')).toBeDefined()
  act(() => void vi.advanceTimersByTime(2_000))
  expect(number()).toBe('10,000')
})

it('the number of couples does not count up with reduced motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await openClaim()
  expect([...watched.keys()].some((element) => element.matches('.claim__line'))).toBe(false)
})
