import type { SigningKey } from './signing-key.ts'

/** Seals documents with the deployment's own key. */
export interface PdfSigner {
  /** A detached CAdES signature of these bytes: CMS, DER. */
  sign(bytes: Uint8Array): Promise<Uint8Array>
}

/** Signs with a key that is read, or made, when it is first needed. */
export function createPdfSigner(loadKey: () => Promise<SigningKey>): PdfSigner {
  return {
    async sign(bytes) {
      const [key, { createCms }] = await Promise.all([loadKey(), import('./cms.ts')])
      return createCms(bytes, key)
    },
  }
}
