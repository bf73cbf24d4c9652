import type { Readable } from 'node:stream'
import yazl from 'yazl'
import type { FileStore } from '../../providers/files/files.ts'

/** A stored file and its path inside the archive. */
export interface ArchivedFile {
  path: string
  key: string
}

/** One part of an export: JSON documents by name (without `.json`), and files. */
export interface Part {
  documents: Record<string, unknown>
  files?: ArchivedFile[]
}

/** The contents of one export. */
export interface ExportContents {
  /** Text files by path: the JSON documents and the README. */
  texts: ReadonlyMap<string, string>
  files: readonly ArchivedFile[]
}

export interface ArchiveDeps {
  files: Pick<FileStore, 'get'>
  /** Aborts the archive. */
  signal: AbortSignal
  /** Modification time of every entry. */
  now: Date
}

/**
 * Streams a ZIP file. Opens each file only when it is written, so memory does not grow with the size of the archive.
 * Skips files that were deleted after the contents were read.
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
    // Images, videos and PDFs are compressed already.
    zip.addReadStreamLazy(path, { mtime, compress: false, size: file.size }, (callback) => {
      callback(null, file.stream().on('error', fail))
    })
  }
  zip.end()
  return output
}

/** Turns an uploaded file's name into one safe path segment of at most 100 characters. */
export function toFileName(name: string): string {
  const safe = name.replace(/[\p{C}\\/:*?"<>|]/gu, '_').replace(/^\.+/, '_')
  return [...safe].slice(0, 100).join('') || 'file'
}

/** Returns the extension of a file key, including the dot. */
export function extensionIn(key: string): string {
  return key.slice(key.lastIndexOf('.'))
}
