import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultsSheet, siteSheet } from './token-sheets.ts'

const root = join(import.meta.dirname, '..')
const styles = join(root, 'src/styles')
const generated = ['tokens.css', 'defaults.css', 'defaults-late.css', 'defaults-launcher.css'].map((name) =>
  join(styles, name),
)
/** The launcher loads first. To keep its sheet small, the sheet contains only the tokens that these files use. */
const LAUNCHER = ['root/root.css', 'ui/icon/icon.css', 'components/wedding-assistant/launcher.css']

/** Returns the sheets to generate from `tokens.json` and the component sheets. */
export function sheets(): { file: string; content: string }[] {
  const tokens = JSON.parse(readFileSync(join(root, 'tokens.json'), 'utf8'))
  const components = read(globSync('src/**/*.css', { cwd: root }).map((path) => join(root, path)))
  const launcher = read(LAUNCHER.map((path) => join(root, 'src', path)))
  const note = '/* Generated from tokens.json by `npm run tokens`. */\n'
  const contents = [
    siteSheet(tokens),
    defaultsSheet(tokens, components),
    defaultsSheet(tokens, components, true),
    defaultsSheet(tokens, launcher),
  ]
  return generated.map((file, index) => ({ file, content: `${note}${contents[index]}\n` }))
}

function read(paths: string[]): string {
  return paths
    .filter((path) => !generated.includes(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}
