import { describe, expect, it } from 'vitest'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { drawScene } from '../scene/draw-scene.ts'
import { toObjectUrl } from './index.ts'

describe('toObjectUrl', () => {
  it('gives the address of an SVG without the slow edge filter', async () => {
    const url = toObjectUrl(drawScene(parsePrompt('coast')))
    const blob = await (await fetch(url)).blob()
    URL.revokeObjectURL(url)
    expect(blob.type).toBe('image/svg+xml')
    const svg = await blob.text()
    expect(svg).toMatch(/^<svg /)
    expect(svg).not.toContain('filter="url(#hand-cut)"')
  })
})
