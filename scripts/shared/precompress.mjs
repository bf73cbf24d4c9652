import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(m?js|css|html|svg|json)$/
const ENCODINGS = { br: promisify(brotliCompress), gz: (bytes) => promisify(gzip)(bytes, { level: 9 }) }

/** Lays a brotli and a gzip copy beside every text file of a folder, so that a server need not compress at each request. */
export async function precompress(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const bytes = await readFile(path)
    for (const [ending, compress] of Object.entries(ENCODINGS))
      await writeFile(`${path}.${ending}`, await compress(bytes))
  }
}
