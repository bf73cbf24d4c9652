import { expect, it } from 'vitest'
import { nameStatement } from './trace-statements.ts'

it.each([
  ['select "id" from "accounts" where "email" = \'ada@example.com\'', 'select accounts'],
  ['insert into "credit_entries" ("amount") values ($1)', 'insert credit_entries'],
  ['\n update leads set notes = $1', 'update leads'],
  ['select 1', 'select'],
  ['begin', 'begin'],
  ['', 'statement'],
])('the name of the statement %j is %j', (sql, name) => {
  expect(nameStatement(sql)).toBe(name)
})
