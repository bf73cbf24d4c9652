import { invalidField } from '../../http/http-error.ts'

/** The position of a vision or a lead in a partner's list. */
export interface Position {
  createdAt: Date
  id: string
}

/** Converts the position of the last entry of a page to the cursor of the next page. */
export function writeCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/** Parses a cursor. Throws 400 if the cursor is malformed. */
export function readCursor(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, time, id] = /^(\d{1,15})\.((?:lead|vision)-[\da-f-]{1,36})$/.exec(text) ?? []
  if (id === undefined) throw invalidField('cursor', 'This cursor is invalid. Load the list from the start.')
  return { createdAt: new Date(Number(time)), id }
}
