import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { addSignatureField, fillSignature } from '../../platform/pdf/signature-field.ts'
import { readPdfSignature } from '../../testing/pdf-signature.ts'
import { createPdfSigner } from './pdf-signer.ts'
import { readOrCreateSigningKey, readSigningKey, type SigningKey } from './signing-key.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'vowkit-signing-'))
/** Whether a program is installed. */
function has(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const hasOpenssl = has('openssl', 'version')

async function sign(key: SigningKey): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const details = { field: 'seal', reason: 'A test', signedAt: new Date() }
  await addSignatureField(pdf, pdf.addPage([200, 200]), details)
  return fillSignature(await pdf.save(), createPdfSigner(async () => key).sign)
}

/** Creates a key and a self-signed certificate with OpenSSL, as PEM files. */
function makeFiles(algorithm: string[], password?: string) {
  const dir = folder()
  const [keyPath, certificatePath] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')]
  const protection = password ? ['-passout', `pass:${password}`] : ['-nodes']
  const subject = ['-subj', '/CN=Vowkit test', '-days', '30']
  const out = ['-keyout', keyPath, '-out', certificatePath]
  execFileSync('openssl', ['req', '-x509', ...algorithm, ...protection, ...subject, ...out], { stdio: 'ignore' })
  return { keyPath, certificatePath, password }
}

describe('createPdfSigner', () => {
  it.skipIf(!hasOpenssl).each([
    ['RSA', ['-newkey', 'rsa:2048']],
    ['EC P-384', ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-384']],
  ])('signs with a configured, password-protected %s key', async (_type, algorithm) => {
    const key = readSigningKey(makeFiles(algorithm, 'a password'))
    expect(await readPdfSignature(await sign(key))).toMatchObject({ isValid: true })
  })

  it.skipIf(!hasOpenssl)('rejects a wrong password and a certificate that does not match the key', () => {
    const [first, second] = [makeFiles(['-newkey', 'rsa:2048'], 'right'), makeFiles(['-newkey', 'rsa:2048'])]
    expect(() => readSigningKey({ ...first, password: 'wrong' })).toThrow()
    expect(() => readSigningKey({ ...second, certificatePath: first.certificatePath })).toThrow(
      'does not match the key',
    )
  })

  it('creates one key per data folder, readable by its owner only', async () => {
    const dir = folder()
    const keys = await Promise.all([1, 2, 3].map(() => readOrCreateSigningKey(dir, 'Vowkit')))
    const again = await readOrCreateSigningKey(dir, 'Vowkit')
    expect(new Set([...keys, again].map(({ certificates }) => certificates[0]?.fingerprint256)).size).toBe(1)
    expect(statSync(join(dir, 'signing.pem')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dir, 'signing.pem'), 'utf8')).toContain('BEGIN CERTIFICATE')
  })

  it.skipIf(!has('pdfsig', '-v'))(
    'creates signatures that Poppler accepts, and rejects after a byte of the document was changed',
    async () => {
      const signed = await sign(await readOrCreateSigningKey(folder(), 'Vowkit'))
      const path = join(folder(), 'signed.pdf')
      const verify = () => execFileSync('pdfsig', [path], { encoding: 'utf8' })
      writeFileSync(path, signed)
      expect(verify()).toMatch(/ETSI\.CAdES\.detached[\s\S]*Total document signed[\s\S]*Signature is Valid/)
      const { gap } = await readPdfSignature(signed)
      signed[gap[1] + 3] = (signed[gap[1] + 3] ?? 0) ^ 1
      writeFileSync(path, signed)
      expect(verify()).not.toContain('Signature is Valid')
    },
  )
})
