import type { SiteConfig } from '@vowkit/sdk-core/contract'
import { describe, expect, it } from 'vitest'
import { moveFor } from './host-rules.ts'

const demo: SiteConfig = {
  apiHost: 'http://localhost:8787',
  siteUrl: 'http://localhost:5173',
  visionUrl: 'http://vision.localhost:5173',
  visionHost: 'vision.localhost',
}
const production: SiteConfig = {
  ...demo,
  siteUrl: 'https://vowkit.example',
  visionUrl: 'https://vision.vowkit.example',
  visionHost: 'vision.vowkit.example',
  mainHost: 'vowkit.example',
}
const move = (href: string, config: SiteConfig) => moveFor(new URL(href), config)

describe('the host rules', () => {
  it('open a new vision at the front door of the vision host', () => {
    expect(move('http://vision.localhost:5173/', demo)).toBe('/vision-board/new')
    expect(move('http://vision.localhost:5173/?partner=a', demo)).toBe('/vision-board/new?partner=a')
  })

  it('leave every other address of the vision host alone', () => {
    expect(move('http://vision.localhost:5173/vision-board/view/1', demo)).toBeNull()
  })

  it('keep the vision area on the main host while only a vision host is configured', () => {
    expect(move('http://localhost:5173/vision-board/new', demo)).toBeNull()
  })

  it('move the vision area to the vision host, query and hash included, when both are configured', () => {
    expect(move('https://vowkit.example/vision-board/view/1?a=b#c', production)).toBe(
      'https://vision.vowkit.example/vision-board/view/1?a=b#c',
    )
    expect(move('https://vowkit.example/vision-board', production)).toBe('https://vision.vowkit.example/vision-board')
  })

  it('never loop when both hosts are the same', () => {
    const same = { ...production, mainHost: 'vision.vowkit.example' }
    expect(move('https://vision.vowkit.example/vision-board/new', same)).toBeNull()
  })

  it('make an address readable whose escapes are broken', () => {
    expect(move('http://localhost:5173/vision-board/view/%E0%A4%A?a=%b', demo)).toBe(
      '/vision-board/view/%25E0%25A4%25A?a=%b',
    )
    expect(move('http://localhost:5173/vision-board/view/%C3%A9', demo)).toBeNull()
  })

  it('take no look-alike path for the vision area', () => {
    expect(move('https://vowkit.example/vision-boards', production)).toBeNull()
  })

  it('move every other screen from the vision host to the main one, and keep what both show', () => {
    const vision = (path: string) => `https://vision.vowkit.example${path}`
    expect(move(vision('/dashboard/search?categories=3#a'), production)).toBe(
      'https://vowkit.example/dashboard/search?categories=3#a',
    )
    expect(move(vision('/magic-link/abc/'), production)).toBe('https://vowkit.example/magic-link/abc/')
    for (const path of ['/vision-board', '/vision-board/view/1', '/logout', '/login', '/nowhere'])
      expect(move(vision(path), production)).toBeNull()
    expect(move('http://vision.localhost:5173/dashboard', demo)).toBeNull()
  })
})
