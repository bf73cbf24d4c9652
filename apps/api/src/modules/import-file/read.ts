import type { Fault } from '../vendors/service.ts'
import { findPosition, toPosition } from './position.ts'
import { findFileFaults, ImportFile } from './schema.ts'
import { findSyntaxError } from './syntax.ts'

/** Maximum number of faults in one error message. */
const MAX_FAULTS = 20

/** An invalid import file. The message has one line with the position of each fault. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError'
}

/** Parses and validates an import file. Throws `ImportFileError` if it is invalid. */
export function readImportFile(text: string, categoryIds: number[]): ImportFile {
  const result = ImportFile.safeParse(parse(text))
  if (!result.success) throw toFileError(text, result.error.issues.map(withUnknownNames))
  const faults = findFileFaults(result.data, categoryIds)
  if (faults.length > 0) throw toFileError(text, faults)
  return result.data
}

/** Formats faults as `line:column  vendors[3].email  message`. */
export function toFileError(text: string, faults: Fault[]): ImportFileError {
  const lines = faults.slice(0, MAX_FAULTS).map(({ path, message }) => {
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
    throw new ImportFileError(`${line}:${column}  the file is not valid JSON from here`)
  }
}

function withUnknownNames(issue: Fault & { keys?: string[] }): Fault {
  const [key] = issue.keys ?? []
  return key === undefined ? issue : { path: [...issue.path, key], message: 'This name is unknown.' }
}

function nameOf(path: PropertyKey[]): string {
  const name = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return name.replace(/^\./, '') || 'the file'
}
