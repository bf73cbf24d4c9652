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

describe('moveFor', () => {
  it("redirects the vision host's front page to a new vision", () => {
    expect(move('http://vision.localhost:5173/', demo)).toBe('/vision-board/new')
    expect(move('http://vision.localhost:5173/?partner=a', demo)).toBe('/vision-board/new?partner=a')
  })

  it('does not redirect a vision page on the vision host', () => {
    expect(move('http://vision.localhost:5173/vision-board/view/1', demo)).toBeNull()
  })

  it('does not redirect vision pages on the main host if only a vision host is configured', () => {
    expect(move('http://localhost:5173/vision-board/new', demo)).toBeNull()
  })

  it('redirects vision pages, with query and hash, to the vision host if both hosts are configured', () => {
    expect(move('https://vowkit.example/vision-board/view/1?a=b#c', production)).toBe(
      'https://vision.vowkit.example/vision-board/view/1?a=b#c',
    )
    expect(move('https://vowkit.example/vision-board', production)).toBe('https://vision.vowkit.example/vision-board')
  })

  it('does not redirect if both hosts are the same', () => {
    const same = { ...production, mainHost: 'vision.vowkit.example' }
    expect(move('https://vision.vowkit.example/vision-board/new', same)).toBeNull()
  })

  it('redirects a URL with malformed escapes to a decodable one', () => {
    expect(move('http://localhost:5173/vision-board/view/%E0%A4%A?a=%b', demo)).toBe(
      '/vision-board/view/%25E0%25A4%25A?a=%b',
    )
    expect(move('http://localhost:5173/vision-board/view/%C3%A9', demo)).toBeNull()
  })

  it('does not redirect a path that only starts like the path of the vision area', () => {
    expect(move('https://vowkit.example/vision-boards', production)).toBeNull()
  })

  it('redirects other pages from the vision host to the main host, unless both hosts show them', () => {
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
