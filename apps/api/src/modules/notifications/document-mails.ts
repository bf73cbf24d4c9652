import type { LocalizedMail } from '../../providers/mail/localized-mail.ts'
import { coupleNames } from './couple-names.ts'
import type { LeadRow } from './repository.ts'

/** Documents that a vendor has shared with a couple. */
export interface SharedDocuments {
  names: readonly string[]
  needsSignature: boolean
}

/** Writes the email to a couple about documents of a vendor. */
export function writeDocumentMail(
  { businessName }: LeadRow,
  { names, needsSignature }: SharedDocuments,
  url: string,
): LocalizedMail['texts'] {
  const isOne = names.length === 1
  const quotes = [{ text: names.join('\n') }]
  if (needsSignature) {
    return {
      en: {
        title: `${businessName} asks for your signature`,
        start: isOne ? 'Please read and sign this document:' : 'Please read and sign these documents:',
        quotes,
        action: { label: 'Read and sign', url },
        rest: 'You sign on your page with this vendor, for both of you. Ask there before you sign if anything is unclear.',
      },
      es: {
        title: `${businessName} te pide una firma`,
        start: isOne ? 'Lee y firma este documento:' : 'Lee y firma estos documentos:',
        quotes,
        action: { label: 'Leer y firmar', url },
        rest: 'Se firma en tu página con este proveedor, en nombre de los dos. Si algo no está claro, pregunta ahí antes de firmar.',
      },
    }
  }
  return {
    en: {
      title: isOne ? `New document from ${businessName}` : `${names.length} new documents from ${businessName}`,
      start: `${businessName} shared with you:`,
      quotes,
      action: { label: 'Open documents', url },
      rest: 'Only you and this vendor can open them.',
    },
    es: {
      title: isOne ? `Documento nuevo de ${businessName}` : `${names.length} documentos nuevos de ${businessName}`,
      start: `${businessName} compartió contigo:`,
      quotes,
      action: { label: 'Abrir documentos', url },
      rest: 'Solo tú y este proveedor pueden abrirlos.',
    },
  }
}

/** Writes the email to a vendor about the couple's signature. */
export function writeCoupleSignedMail(lead: LeadRow, document: string, url: string): LocalizedMail['texts'] {
  const { en, es } = coupleNames(lead)
  const quotes = [{ text: document }]
  return {
    en: {
      title: `${en} signed a document`,
      start: `${en} signed:`,
      quotes,
      action: { label: 'Open the document', url },
      rest: 'The contract is complete when you have signed it too.',
    },
    es: {
      title: `Documento firmado por ${es}`,
      start: `${es} firmó:`,
      quotes,
      action: { label: 'Abrir el documento', url },
      rest: 'El contrato está completo cuando tú también lo firmes.',
    },
  }
}

/** Writes the email to a couple about the vendor's signature. */
export function writeVendorSignedMail(
  { businessName }: LeadRow,
  document: string,
  url: string,
): LocalizedMail['texts'] {
  const quotes = [{ text: document }]
  return {
    en: {
      title: `${businessName} signed a document`,
      start: `${businessName} signed:`,
      quotes,
      action: { label: 'Open documents', url },
      rest: 'When both sides have signed a PDF, your page with this vendor has a copy with a certificate of the signatures.',
    },
    es: {
      title: `${businessName} firmó un documento`,
      start: `${businessName} firmó:`,
      quotes,
      action: { label: 'Abrir documentos', url },
      rest: 'Cuando ambas partes han firmado un PDF, tu página con este proveedor tiene una copia con el certificado de las firmas.',
    },
  }
}
