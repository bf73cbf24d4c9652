import type { Readable } from 'node:stream'
import yazl from 'yazl'
import type { FileStore } from '../../providers/files/files.ts'

/** A file of the store, and its path inside the archive. */
export interface ArchivedFile {
  path: string
  key: string
}

/** One part of an export: JSON documents by their name, and files. */
export interface Part {
  documents: Record<string, unknown>
  files?: ArchivedFile[]
}

/** What an export is made of. */
export interface ExportContents {
  /** Texts by their path: the JSON documents and the explanation. */
  texts: ReadonlyMap<string, string>
  files: readonly ArchivedFile[]
}

export interface ArchiveDeps {
  files: Pick<FileStore, 'get'>
  /** Aborts the archive. */
  signal: AbortSignal
  /** The date of every entry. */
  now: Date
}

/**
 * Streams a ZIP. Each file is opened when its turn comes, so memory does not grow with the size of the archive. Files
 * that have been deleted since the contents were read are left out.
 */
export async function archive({ texts, files }: ExportContents, deps: ArchiveDeps): Promise<Readable> {
  const { signal, now: mtime } = deps
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  for (const [path, text] of texts) zip.addBuffer(Buffer.from(text), path, { mtime })
  for (const { path, key } of files) {
    const file = await deps.files.get(key)
    if (!file) continue
    // Images, films and PDFs are compressed already.
    zip.addReadStreamLazy(path, { mtime, compress: false, size: file.size }, (callback) => {
      callback(null, file.stream().on('error', fail))
    })
  }
  zip.end()
  return output
}

/** A name from outside as one path segment, which no program that unpacks it can take for a folder. */
export function toFileName(name: string): string {
  const safe = name.replace(/[\p{C}\\/:*?"<>|]/gu, '_').replace(/^\.+/, '_')
  return [...safe].slice(0, 100).join('') || 'file'
}

/** The extension of a key, with its dot. */
export function extensionIn(key: string): string {
  return key.slice(key.lastIndexOf('.'))
}
