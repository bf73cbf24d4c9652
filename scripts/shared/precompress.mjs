import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(m?js|css|html|svg|json)$/
const ENCODINGS = { br: promisify(brotliCompress), gz: (bytes) => promisify(gzip)(bytes, { level: 9 }) }

/** Writes a brotli and a gzip copy of every text file in a folder, so that servers need not compress each response. */
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
