import type { SigningKey } from './signing-key.ts'

/** Signs documents with the deployment's key. */
export interface PdfSigner {
  /** Returns a detached CAdES signature of the bytes (CMS, DER). */
  sign(bytes: Uint8Array): Promise<Uint8Array>
}

/** Creates a signer. `loadKey` is called for each signature. */
export function createPdfSigner(loadKey: () => Promise<SigningKey>): PdfSigner {
  return {
    async sign(bytes) {
      const [key, { createCms }] = await Promise.all([loadKey(), import('./cms.ts')])
      return createCms(bytes, key)
    },
  }
}
