import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { drizzleEmbedded, EmbeddedDatabase } from './embedded-database.ts'

const guests = pgTable('guests', {
  id: integer('id').primaryKey(),
  name: text('name'),
  tables: integer('tables').array(),
  at: timestamp('at', { withTimezone: true }),
})

const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-embedded-'))
cpSync(inject('templateDir'), dataDir, { recursive: true })
const lite = new EmbeddedDatabase(join(dataDir, 'database'))
const db = drizzleEmbedded(lite)
const add = db
  .insert(guests)
  .values({
    id: sql.placeholder('id'),
    name: sql.placeholder('name'),
    tables: sql.placeholder('tables'),
    at: sql.placeholder('at'),
  })
  .returning()
  .prepare('add_guest')
const find = db
  .select()
  .from(guests)
  .where(eq(guests.id, sql.placeholder('id')))
  .prepare('find_guest')

const guest = (id: number) => ({ id, name: null, tables: [id, 2], at: new Date(0) })

beforeAll(() => lite.exec('create table guests (id int primary key, name text, tables int[], at timestamptz)'))
afterAll(async () => {
  await lite.close()
  rmSync(dataDir, { recursive: true })
})

it('the embedded database returns the same rows for named and unnamed statements, on every run', async () => {
  for (const id of [1, 2, 3]) expect(await add.execute(guest(id))).toEqual([guest(id)])
  expect(await find.execute({ id: 2 })).toEqual(await db.select().from(guests).where(eq(guests.id, 2)))
  expect(await find.execute({ id: 9 })).toEqual([])
})

it('the embedded database runs further statements after a named statement failed', async () => {
  await add.execute(guest(10))
  await expect(add.execute(guest(10))).rejects.toThrow()
  await expect(find.execute({ id: 'ten' })).rejects.toThrow()
  expect(await find.execute({ id: 10 })).toEqual([guest(10)])
})

it('the embedded database runs a named statement before or after a transaction, never inside it', async () => {
  const added = await db.transaction(async (tx) => {
    const outside = add.execute(guest(20))
    await tx.insert(guests).values(guest(21))
    expect(await tx.select().from(guests).where(eq(guests.id, 20))).toEqual([])
    return { outside }
  })
  expect(await added.outside).toEqual([guest(20)])
  await expect(
    db.transaction(async (tx) => {
      await tx.insert(guests).values(guest(30))
      throw new Error('Changed my mind.')
    }),
  ).rejects.toThrow('Changed my mind.')
  expect(await find.execute({ id: 30 })).toEqual([])
  expect(await find.execute({ id: 21 })).toEqual([guest(21)])
})
