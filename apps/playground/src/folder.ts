import { globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { escapeHtml } from '../assets/shared/markup.js'

const ASSETS = new URL('../assets/', import.meta.url)

export interface FolderOptions {
  /** The origin of the page, for its links to other pages. */
  origin: string
  apiUrl: string
  /** The policy that the page's server sends. */
  policy?: string
}

/**
 * Packs a page as a zip archive that works on any web server: the page as `index.html`, the assets that it uses and a
 * `README.txt`. Links to other pages become absolute.
 */
export function zipPage(html: string, { origin, apiUrl, policy }: FolderOptions): Uint8Array {
  const assets = new Set([...html.matchAll(/"\/assets\/([\w.-]+)"/g)].map(([, name = '']) => name))
  const page = html.replaceAll('"/assets/', '"assets/').replaceAll(/ href="(\/[^"]*)"/g, ` href="${origin}$1"`)
  return zipSync({
    'index.html': strToU8(policy ? withPolicy(page, policy) : page),
    'README.txt': strToU8(readme(html, apiUrl)),
    assets: Object.fromEntries([...assets].map((name) => [name, readFileSync(new URL(name, ASSETS))])),
  })
}

/** Packs a folder as a zip archive that contains a folder of this name. */
export function zipFolder(folder: URL, name: string): Uint8Array {
  const files = globSync('**/*', { cwd: fileURLToPath(folder) }).map((path) => [path, new URL(path, folder)] as const)
  const entries = files.filter(([, url]) => statSync(url).isFile())
  return zipSync(Object.fromEntries(entries.map(([path, url]) => [`${name}/${path}`, readFileSync(url)])))
}

function withPolicy(page: string, policy: string): string {
  const meta = `  <meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">\n`
  return page.replace('<head>\n', (head) => head + meta)
}

function readme(html: string, apiUrl: string): string {
  const tags = new Set([...html.matchAll(/<([a-z]+(?:-[a-z]+)+)/g)].map(([, tag]) => `<${tag}>`))
  return [
    `This folder is a web page with ${new Intl.ListFormat('en').format(tags)}.`,
    'Upload the folder to any web server and open index.html there; on your own machine, run "npx serve" in the folder.',
    `The page loads its elements from ${apiUrl}, which your visitors must be able to reach.`,
    '',
  ].join('\n')
}
