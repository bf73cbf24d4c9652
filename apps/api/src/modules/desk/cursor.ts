import { invalidField } from '../../http/http-error.ts'

/** The position of a lead in the inbox. */
export interface Position {
  isUnread: boolean
  activeAt: Date
  id: number
}

/** Converts the position of the last lead of a page to the cursor of the next page. */
export function writeCursor({ isUnread, activeAt, id }: Position): string {
  return Buffer.from(`${isUnread ? 1 : 0}.${activeAt.getTime()}.${id}`).toString('base64url')
}

/** Parses a cursor. Throws 400 if the cursor is malformed. */
export function readCursor(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, isUnread, time, id] = /^([01])\.(\d{1,15})\.(\d{1,9})$/.exec(text) ?? []
  if (id === undefined) throw invalidField('cursor', 'This cursor is invalid. Load the list from the start.')
  return { isUnread: isUnread === '1', activeAt: new Date(Number(time)), id: Number(id) }
}
