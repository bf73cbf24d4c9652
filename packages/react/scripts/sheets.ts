import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultsSheet, siteSheet } from './token-sheets.ts'

const root = join(import.meta.dirname, '..')
const styles = join(root, 'src/styles')
const generated = ['tokens.css', 'defaults.css', 'defaults-late.css'].map((name) => join(styles, name))

/** The generated sheets as `tokens.json` and the component sheets say they must be. */
export function sheets(): { file: string; content: string }[] {
  const tokens = JSON.parse(readFileSync(join(root, 'tokens.json'), 'utf8'))
  const components = globSync('src/**/*.css', { cwd: root })
    .map((path) => join(root, path))
    .filter((path) => !generated.includes(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const note = '/* Generated from tokens.json by `npm run tokens`. */\n'
  const contents = [siteSheet(tokens), defaultsSheet(tokens, components), defaultsSheet(tokens, components, true)]
  return generated.map((file, index) => ({ file, content: `${note}${contents[index]}\n` }))
}
