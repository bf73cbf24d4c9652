import type { AcceptedLanguage } from '../../http/accept-language.ts'
import type { DocumentRow } from './repository.ts'

/** The names that the program gives to documents, by language. */
export const DOCUMENT_NAMES: Record<NonNullable<DocumentRow['namedAs']>, Record<AcceptedLanguage, string>> = {
  contract: { en: 'Contract.pdf', es: 'Contrato.pdf' },
}

/** Returns the name of a document for a reader. Names of uploaded files are the same in each language. */
export function nameOf({ name, namedAs }: DocumentRow, language: AcceptedLanguage | undefined): string {
  return namedAs && language ? DOCUMENT_NAMES[namedAs][language] : name
}
