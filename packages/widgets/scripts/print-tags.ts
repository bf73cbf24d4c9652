import { readFileSync } from 'node:fs'

/** The files a page can pin: a classic script is one file, and its hash covers all of it but what it fetches later. */
const CLASSIC = /\.js$/

const backend = process.argv[2] ?? 'https://api.example.com'
const { version, integrity }: { version: string; integrity: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../dist/manifest.json', import.meta.url), 'utf8'),
)

for (const [file, hash] of Object.entries(integrity))
  if (CLASSIC.test(file))
    console.log(
      `<script src="${backend}/embed/v${version}/${file}" integrity="${hash}" crossorigin="anonymous" async></script>`,
    )
