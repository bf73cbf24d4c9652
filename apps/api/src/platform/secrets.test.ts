import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSecrets } from './secrets.ts'

it('loadSecrets stores one secret in the data folder, readable by the server’s user only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vowkit-secret-'))
  try {
    const first = loadSecrets({ dataDir })
    expect(loadSecrets({ dataDir }).sign('1234')).toBe(first.sign('1234'))
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})

it('the same data gets a different signature in each deployment', () => {
  const [one, other] = ['a', 'b'].map((secret) => loadSecrets({ secret, dataDir: '' }))
  expect(one?.sign('1234')).not.toBe(other?.sign('1234'))
})

it('secrets unseal a text only in the deployment that sealed the text, and only if unchanged', () => {
  const own = loadSecrets({ secret: 'a', dataDir: '' })
  const sealed = own.seal('code 1234')
  expect(own.unseal(sealed)).toBe('code 1234')
  expect(own.seal('code 1234')).not.toBe(sealed)
  expect(() => loadSecrets({ secret: 'b', dataDir: '' }).unseal(sealed)).toThrow()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => own.unseal(bytes.toString('base64url'))).toThrow()
})
