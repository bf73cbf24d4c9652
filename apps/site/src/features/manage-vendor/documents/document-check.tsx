import type { LeadFile } from '@vowkit/sdk-core/leads'
import { DocumentLink } from '../../../shared/lead/document-link.tsx'

const CHANGED =
  'This file no longer matches what was signed, so we did not certify it. Please ask your vendor for a new copy and contact our support.'
const UNREADABLE =
  'We could not add a certificate to this PDF, because it is encrypted or damaged. Your signatures are saved.'

/** For a signed document: its original, how to verify it, and why it has no certificate. */
export function DocumentCheck({ file }: { file: LeadFile }) {
  const { file_name, original, sha256, certificate_problem } = file
  return (
    <>
      {certificate_problem && (
        <p className="document__problem">{certificate_problem === 'changed' ? CHANGED : UNREADABLE}</p>
      )}
      {original && sha256 && (
        <details className="document__check">
          <summary>
            Check this document<span className="visually-hidden">: {file_name}</span>
          </summary>
          <p>
            SHA-256 of the signed original: <code>{sha256}</code>
          </p>
          <p>
            Save the original and run <code>sha256sum</code> with its name (on a Mac <code>shasum -a 256</code>, on
            Windows <code>certutil -hashfile … SHA256</code>). The same number means that nothing has changed.
          </p>
          <DocumentLink className="document__original" address={original}>
            Save the original
          </DocumentLink>
        </details>
      )}
    </>
  )
}
