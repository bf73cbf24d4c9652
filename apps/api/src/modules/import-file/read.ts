import type { Fault } from '../vendors/service.ts'
import { findPosition, toPosition } from './position.ts'
import { findFileFaults, ImportFile } from './schema.ts'
import { findSyntaxError } from './syntax.ts'

/** Faults that are told at once; whoever mends them tries again. */
const TOLD = 20

/** A file that cannot be imported; the message has a line for each fault, with its place. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError'
}

/** The content of a file with nothing missing. Throws an `ImportFileError` where it is malformed. */
export function readImportFile(text: string, categoryIds: number[]): ImportFile {
  const result = ImportFile.safeParse(parse(text))
  if (!result.success) throw toFileError(text, result.error.issues.map(withUnknownNames))
  const faults = findFileFaults(result.data, categoryIds)
  if (faults.length > 0) throw toFileError(text, faults)
  return result.data
}

/** The faults as `line:column  vendors[3].email  what is wrong`. */
export function toFileError(text: string, faults: Fault[]): ImportFileError {
  const lines = faults.slice(0, TOLD).map(({ path, message }) => {
    const { line, column } = findPosition(text, path)
    return `${line}:${column}  ${nameOf(path)}  ${message}`
  })
  const more = faults.length - lines.length
  return new ImportFileError([...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { line, column } = toPosition(text, findSyntaxError(text))
    throw new ImportFileError(`${line}:${column}  here it stops being JSON`)
  }
}

function withUnknownNames(issue: Fault & { keys?: string[] }): Fault {
  const [key] = issue.keys ?? []
  return key === undefined ? issue : { path: [...issue.path, key], message: 'Nothing is imported under this name.' }
}

function nameOf(path: PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return name.replace(/^\./, '') || 'the file'
}
