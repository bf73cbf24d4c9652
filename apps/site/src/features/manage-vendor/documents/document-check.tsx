import type { LeadFile } from '@vowkit/sdk-core/leads'
import { useMessages } from '../../../shared/language/use-messages.ts'
import { DocumentLink } from '../../../shared/lead/document-link.tsx'
import { manageVendorMessages } from '../messages.ts'

/** Shows how to verify a signed document with its original and, if it has no certificate, why not. */
export function DocumentCheck({ file }: { file: LeadFile }) {
  const { documents: t } = useMessages(manageVendorMessages)
  const { file_name, original, sha256, certificate_problem } = file
  return (
    <>
      {certificate_problem && (
        <p className="document__problem">{certificate_problem === 'changed' ? t.changed : t.unreadable}</p>
      )}
      {original && sha256 && (
        <details className="document__check">
          <summary>
            {t.technical}
            <span className="visually-hidden">: {file_name}</span>
          </summary>
          <p>
            {t.hash} <code>{sha256}</code>
          </p>
          <p>
            <TextWithCode text={t.verifyHow} />
          </p>
          <DocumentLink className="document__original" address={original}>
            {t.saveOriginal}
          </DocumentLink>
        </details>
      )}
    </>
  )
}

/** Renders the parts of a text in backticks as code. */
function TextWithCode({ text }: { text: string }) {
  // The parts with odd indices were in backticks.
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={part}>{part}</code> : part))
}
