import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { migrationsFolder, readMigrations } from './read-migrations.ts'

const folder = mkdtempSync(join(tmpdir(), 'vowkit-migrations-'))
cpSync(migrationsFolder, folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))

/** Replaces the newest migration of the copied folder, and returns it as read. */
function replaceLast(text: string) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  writeFileSync(join(folder, `${entries.at(-1).tag}.sql`), text)
  return readMigrations(folder).at(-1)
}

describe('readMigrations', () => {
  it('reads the migrations of the API with ascending times', () => {
    const times = readMigrations().map(({ createdAt }) => createdAt)
    expect(times.length).toBeGreaterThan(50)
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  it('marks a migration that only creates indexes concurrently', () => {
    const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "by_day" ON "visions" ("created_at");'
    expect(replaceLast(`-- Sweeps need it.\n${index}`)).toMatchObject({ isConcurrent: true, statements: [index] })
  })

  it('refuses a migration that mixes concurrent indexes with other statements', () => {
    const read = () =>
      replaceLast(
        'DROP INDEX CONCURRENTLY IF EXISTS "by_day";--> statement-breakpoint\nALTER TABLE "visions" ADD "day" date;',
      )
    expect(read).toThrow('mixes concurrent indexes')
  })

  it('refuses a concurrent index that cannot be built again after an interruption', () => {
    expect(() => replaceLast('CREATE INDEX CONCURRENTLY "by_day" ON "visions" ("day");')).toThrow('IF NOT EXISTS')
  })
})
