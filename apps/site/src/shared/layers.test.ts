import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = resolve(import.meta.dirname, '..')

it('every z-index of the site is a step of the scale in layers.css', () => {
  const scale: string[] = readFileSync(resolve(SOURCE, 'shared/layers.css'), 'utf8').match(/--layer-\w+(?=:)/g) ?? []
  const sheets = globSync('**/*.css', { cwd: SOURCE })
  expect(sheets.length).toBeGreaterThan(20)
  const outside = sheets.flatMap((path) => {
    const used = readFileSync(resolve(SOURCE, path), 'utf8').matchAll(/z-index:\s*(?:var\((--[\w-]+)\)|([^;]+));/g)
    return [...used].filter(([, step]) => !step || !scale.includes(step)).map(([line]) => `${path}: ${line}`)
  })
  expect(outside).toEqual([])
})
