/**
 * Draws a list of prompts with the vocabularies of all languages. Writes single images, numbered sheets and a list of
 * the phrases that were understood.
 *
 * Usage: `npm run contact-sheet -- [descriptions.json] [--out=folder] [--width=640] [--only=3,7]`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parsePrompt } from '../src/index.ts'
import { drawImage } from '../src/raster/draw-image.ts'
import { inspectImage } from '../src/raster/inspect-image.ts'
import { layOutSheet, PER_SHEET, type SheetImage } from './lay-out-sheet.ts'
import { readingOf } from './reading.ts'
import { VOCABULARIES } from './vocabularies.ts'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: fileOf('./sheets') },
    width: { type: 'string', default: '640' },
    only: { type: 'string', default: '' },
  },
})
const [source = fileOf('../../understanding/evaluation/sets/authors/descriptions.json')] = positionals
const width = Number(values.width)
const only = values.only.split(',').filter(Boolean).map(Number)

const chosen = readDescriptions(source)
  .map((text, index) => ({ number: index + 1, text }))
  .filter(({ number }) => only.length === 0 || only.includes(number))

mkdirSync(values.out, { recursive: true })
const readings: string[] = []
for (let start = 0; start < chosen.length; start += PER_SHEET) {
  const images: SheetImage[] = []
  for (const { number, text } of chosen.slice(start, start + PER_SHEET)) {
    const scene = parsePrompt(text, { vocabularies: VOCABULARIES })
    const began = process.cpuUsage()
    const png = await drawImage(scene, { width })
    const { user, system } = process.cpuUsage(began)
    const name = String(number).padStart(3, '0')
    writeFileSync(`${values.out}/${name}.png`, png)
    readings.push(readingOf(number, text, scene, await inspectImage(scene)))
    console.log(`${name} ${scene.setting}, ${scene.comp}, ${scene.lightName}: ${((user + system) / 1e6).toFixed(1)} s`)
    images.push({ number, text, png })
  }
  const sheet = String(start / PER_SHEET + 1).padStart(2, '0')
  writeFileSync(`${values.out}/sheet-${sheet}.png`, await layOutSheet(images))
}
writeFileSync(`${values.out}/readings.txt`, `${readings.join('\n\n')}\n`)
console.log(`${chosen.length} images in ${values.out}`)

/** Reads a JSON list of prompts: strings, or objects with a `text`. */
function readDescriptions(path: string): string[] {
  const list = JSON.parse(readFileSync(path, 'utf8')) as (string | { text: string })[]
  return list.map((item) => (typeof item === 'string' ? item : item.text))
}
