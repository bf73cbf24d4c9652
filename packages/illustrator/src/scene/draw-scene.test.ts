import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { en } from '@vowkit/understanding/vocabularies/en'
import { describe, expect, it } from 'vitest'
import { editScene } from '../edit/edit-scene.ts'
import { parsePrompt } from '../prompt/parse-prompt.ts'
import { SAMPLE_PROMPTS } from '../prompt/sample-prompts.ts'
import type { SceneSpec } from '../spec.ts'
import { drawScene } from './draw-any-scene.ts'
import { drawView } from './draw-scene.ts'

const CEREMONY = parsePrompt('Garden ceremony with blush peonies, a wooden arbor, golden hour')

/** Applies an edit, such as "add string lights", to a scene. Returns the changed scene. */
function edit(scene: SceneSpec, text: string): SceneSpec {
  return editScene(scene, text, [en]).scene
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Returns the tags of all drawn SVG elements, in order. */
function elements(svg: string): string[] {
  const body = svg.slice(svg.indexOf('</defs>'))
  return (body.match(/<[a-z][^>]*>/g) ?? []).map((element) => element.replace('/>', '>'))
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let next = 0
  for (const element of whole) if (element === part[next]) next++
  return next === part.length
}

describe('drawScene', () => {
  it('returns the same markup for the same prompt', () => {
    for (const prompt of SAMPLE_PROMPTS) {
      expect(hash(drawScene(parsePrompt(prompt)))).toBe(hash(drawScene(parsePrompt(prompt))))
    }
  })

  it('returns the same markup in a different process', () => {
    const prompt = SAMPLE_PROMPTS[0] as string
    const script = `
      import { createHash } from 'node:crypto'
      import { drawScene, parsePrompt } from ${JSON.stringify(new URL('../index.ts', import.meta.url).href)}
      const svg = drawScene(parsePrompt(${JSON.stringify(prompt)}))
      process.stdout.write(createHash('sha256').update(svg).digest('hex'))`
    const there = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(there).toBe(hash(drawScene(parsePrompt(prompt))))
  })

  it('draws a different image of the same prompt for a different salt', () => {
    const prompt = SAMPLE_PROMPTS[0] as string
    expect(drawScene(parsePrompt(prompt, { salt: '2' }))).not.toBe(drawScene(parsePrompt(prompt)))
  })

  it('draws a scene that was stored as JSON', () => {
    expect(drawScene(JSON.parse(JSON.stringify(CEREMONY)) as SceneSpec)).toBe(drawScene(CEREMONY))
  })

  it('writes no word of the prompt into the SVG markup', () => {
    const svg = drawScene(
      edit(parsePrompt('Zanzibar <script>alert(1)</script> & "Quetzal" garden'), '<img src=x> Xylophone'),
    )
    expect(svg).not.toMatch(/zanzibar|quetzal|xylophone|script|alert|<text|<image|<style|<foreignObject/i)
  })

  it('uses only hex colours and references to definitions in the same SVG', () => {
    const svg = drawScene(CEREMONY)
    const paints = [...svg.matchAll(/ (?:fill|stroke|stop-color|flood-color)="([^"]*)"/g)].map(
      ([, paint]) => paint as string,
    )
    const ids = new Set([...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id as string))
    for (const paint of new Set(paints)) expect(paint).toMatch(/^(#[0-9a-f]{6}|none|url\(#[\w-]+\))$/)
    for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)) expect(ids).toContain(id)
  })

  it('writes no NaN, undefined or infinite number into the SVG markup', () => {
    for (const prompt of SAMPLE_PROMPTS)
      expect(drawScene(parsePrompt(prompt))).not.toMatch(/NaN|undefined|Infinity|null/)
  })

  it('never repeats an attribute in an SVG element', () => {
    for (const element of new Set(elements(drawScene(CEREMONY)))) {
      const names = [...element.matchAll(/ ([\w:-]+)="/g)].map(([, name]) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

describe('drawScene after edits', () => {
  it('adds string lights without moving other elements', () => {
    const before = elements(drawScene(CEREMONY))
    const after = elements(drawScene(edit(CEREMONY, 'add string lights')))
    expect(after.length).toBeGreaterThan(before.length)
    expect(isSubsequence(before, after)).toBe(true)
  })

  it('removes chairs without moving other elements', () => {
    const before = elements(drawScene(CEREMONY))
    const after = elements(drawScene(edit(CEREMONY, 'remove the chairs')))
    expect(isSubsequence(after, before)).toBe(true)
  })

  it('keeps the setting when only the decor is edited', () => {
    const empty = (spec: SceneSpec) => drawScene({ ...spec, comp: 'empty', decor: { ...spec.decor, strings: false } })
    const edited = edit(CEREMONY, 'add string lights, candles and a moon gate')
    expect(empty(edited)).toBe(empty(CEREMONY))
  })

  it('keeps the positions of all flowers when the time of day changes', () => {
    const places = (spec: SceneSpec) =>
      drawScene({ ...spec, comp: 'aisle' })
        .match(/<use href="#f-\w+-\w+-\d" transform="[^"]*"/g)
        ?.map((use) => use.replace(/-[0-9a-f]{6}-/, '-'))
    expect(places({ ...CEREMONY, lightName: 'dusk' })).toEqual(places(CEREMONY))
  })
})

describe('the view from above', () => {
  const above = (ground: string) =>
    drawScene(parsePrompt(`${ground} ceremony seen from above, 30 guests, white chairs`))

  it('draws a different ground for each kind of venue', () => {
    expect(new Set(['beach', 'vineyard', 'ballroom', 'mosque'].map(above)).size).toBe(4)
  })

  it('draws as many guests as the description names', () => {
    const guests = (count: number) =>
      drawScene(parsePrompt(`garden ceremony seen from above, ${count} guests`)).match(/scale\(/g)?.length ?? 0
    expect(guests(28)).toBeGreaterThan(guests(10))
  })
})

it('drawView draws the same view of a wedding as drawScene, and throws for still lifes and trade scenes', () => {
  const scene = parsePrompt('garden ceremony, roses')
  expect(drawView(scene)).toBe(drawScene(scene))
  for (const comp of ['cake', 'florist-stall'] as const)
    expect(() => drawView({ ...scene, comp })).toThrow('is not a view of a wedding')
})
