import { readFileSync } from 'node:fs'

const backend = process.argv[2] ?? 'https://api.example.com'
const { version, integrity } = JSON.parse(readFileSync(new URL('../dist/manifest.json', import.meta.url), 'utf8'))
// Prints the `<script>` tags of classic scripts only. The integrity hash of a module does not cover the module's
// imports.
for (const file of Object.keys(integrity).filter((name) => name.endsWith('.js'))) {
  const src = `${backend}/embed/v${version}/${file}`
  console.log(`<script src="${src}" integrity="${integrity[file]}" crossorigin="anonymous" async></script>`)
}
