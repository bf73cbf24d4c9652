import './messages.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useVisibleHeight } from './use-visible-height.ts'

function Screen() {
  useVisibleHeight()
  return <div className="messages" />
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Fakes a phone whose on-screen keyboard covers the page. */
function phone() {
  const viewport = Object.assign(new EventTarget(), { height: 800, scale: 1, offsetTop: 0 })
  vi.stubGlobal('visualViewport', viewport)
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  const { unmount } = render(<Screen />, { container: root })
  const change = (changes: Partial<typeof viewport>) => {
    Object.assign(viewport, changes)
    viewport.dispatchEvent(new Event('resize'))
  }
  return { change, unmount, height: () => root.getBoundingClientRect().height, removeRoot: () => root.remove() }
}

it('useVisibleHeight fits the screen above the keyboard and ignores pinch zoom', () => {
  const { change, height, unmount, removeRoot } = phone()
  expect(height()).toBe(800)
  change({ height: 420, offsetTop: 80 })
  expect(height()).toBe(420)
  change({ height: 210, scale: 2 })
  expect(height()).toBe(420)
  change({ height: 800, scale: 1, offsetTop: 0 })
  expect(height()).toBe(800)
  unmount()
  expect(document.documentElement.style.getPropertyValue('--visible-height')).toBe('')
  removeRoot()
})
