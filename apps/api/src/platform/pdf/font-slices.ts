import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { create } from '@cantoo/fontkit'

/** A font file with a subset of a font family's characters. */
export interface FontSlice {
  /** The font file in WOFF2 format. */
  bytes: Buffer
  /** The characters that the font file contains. */
  characters: Set<number>
}

/** The function of `@cantoo/fontkit` that opens a font file. */
export interface Fontkit {
  create: typeof create
}

interface ListedSlice {
  path: string
  /** Inclusive ranges of code points according to the package. The file may lack some of them. */
  ranges: [number, number][]
}

const PACKAGE = '@fontsource-variable/noto-sans'
/** The suffixes of Noto Sans and of its families for other scripts. */
const FAMILIES = ['', '-arabic', '-hebrew', '-armenian', '-georgian', '-thai']
/** Japanese and Chinese share code points with different glyphs. A text with kana is Japanese. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const JAPANESE_FIRST = ['-jp', '-kr', '-sc']
const CHINESE_FIRST = ['-sc', '-jp', '-kr']

const listed = new Map<string, Promise<ListedSlice[]>>()

/** Loads the slices that contain characters of the text, in order of preference. */
export async function loadSlices(text: string, fontkit: Fontkit): Promise<FontSlice[]> {
  const families = [...FAMILIES, ...(KANA.test(text) ? JAPANESE_FIRST : CHINESE_FIRST)]
  const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0)
  const slices: FontSlice[] = []
  for (const family of families) {
    const known = listed.get(family) ?? readList(`${PACKAGE}${family}`)
    listed.set(family, known)
    for (const { path, ranges } of await known) {
      if (!codes.some((code) => ranges.some(([first, last]) => code >= first && code <= last))) continue
      const bytes = await readFile(path)
      const font = fontkit.create(bytes)
      if ('characterSet' in font) slices.push({ bytes, characters: new Set(font.characterSet) })
    }
  }
  return slices
}

/** Whether the slice contains the character. */
export function covers({ characters }: FontSlice, character: string): boolean {
  return characters.has(character.codePointAt(0) ?? 0)
}

async function readList(name: string): Promise<ListedSlice[]> {
  const table = JSON.parse(await readFile(resolve(`${name}/unicode.json`), 'utf8')) as Record<string, string>
  const file = name.slice(name.indexOf('/') + 1)
  return Object.entries(table)
    .reverse()
    .map(([slice, ranges]) => ({
      // Numbered slices are `[12]` in the table and `12` in the file name.
      path: resolve(`${name}/files/${file}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: ranges.split(',').map(readRange),
    }))
}

function readRange(text: string): [number, number] {
  const [first = '', last = first] = text.replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function resolve(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier))
}
