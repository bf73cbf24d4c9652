import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createFileKey, typeOfKey } from './file-key.ts'
import { createFileStore } from './file-store.ts'
import { createFolderObjects } from './folder-objects.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  folders.push(folder)
  return { folder, store: createFileStore(createFolderObjects(folder), 'files') }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

describe('createFileKey', () => {
  it('creates unique keys with at least 128 random bits', () => {
    const keys = new Set(Array.from({ length: 1000 }, () => createFileKey('webp')))
    expect(keys.size).toBe(1000)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{40}\.webp$/)
  })

  it('accepts only extensions with a known content type', () => {
    expect(typeOfKey(createFileKey('pdf'))).toBe('application/pdf')
    expect(typeOfKey(createFileKey('webp').replace('webp', 'html'))).toBeNull()
    expect(() => createFileKey('html')).toThrow(RangeError)
  })
})

describe('createFileStore', () => {
  it('returns a stored file as bytes and as a stream, with content type and size', async () => {
    const { store } = await setup()
    const [key, bytes] = [createFileKey('webp'), randomBytes(300_000)]
    await store.put(key, bytes, 'image/webp')
    const file = await store.get(key)
    expect(file).toMatchObject({ type: 'image/webp', size: 300_000 })
    expect(bytes.equals((await file?.bytes()) ?? Buffer.alloc(0))).toBe(true)
    expect(file && bytes.equals(await buffer(file.stream()))).toBe(true)
  })

  it('spreads files over folders by the first four characters of their keys', async () => {
    const { folder, store } = await setup()
    const key = createFileKey('png')
    await store.put(key, Buffer.from('x'), 'image/png')
    expect(await readdir(join(folder, 'files', key.slice(0, 2), key.slice(2, 4)))).toEqual([key])
  })

  it('deletes a file and ignores a missing file', async () => {
    const { store } = await setup()
    const key = createFileKey('webp')
    await store.put(key, Buffer.from('x'), 'image/webp')
    await store.delete(key)
    expect(await store.get(key)).toBeNull()
    await store.delete(key)
  })

  it.each([
    '../secret.webp',
    '..%2fsecret.webp',
    `${'a'.repeat(40)}/../../secret.webp`,
    `/${'a'.repeat(40)}.webp`,
    `${'a'.repeat(40)}.webp\0.png`,
    `${'a'.repeat(40)}.webp\n`,
    `${'A'.repeat(40)}.webp`,
    'secret.webp',
    '',
  ])('accesses no file for the malformed key %j', async (key) => {
    const { folder, store } = await setup()
    await writeFile(join(folder, 'secret.webp'), 'secret')
    expect(await store.get(key)).toBeNull()
    await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow(RangeError)
    await store.delete(key)
    expect(await filesIn(folder)).toEqual(['secret.webp'])
  })

  it('rejects a content type that does not match the key', async () => {
    const { store } = await setup()
    await expect(store.put(createFileKey('webp'), Buffer.from('x'), 'text/html')).rejects.toThrow(RangeError)
  })
})
