import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('./es/', import.meta.url)
/** English texts of buttons and pages that the Spanish site shows in Spanish. */
const ENGLISH = /\*\*(Messages?|Settings|Vendors|Manage|Inquire|Login|Logout|Share|Generate|Upgrade|Download)\*\*/g

it('names buttons in Spanish answers as the Spanish site does', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(5)
  for (const name of files) expect(readFileSync(new URL(name, folder), 'utf8').match(ENGLISH), name).toBeNull()
})
