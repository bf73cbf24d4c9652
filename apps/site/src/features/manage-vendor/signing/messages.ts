/** Texts of the dialog that signs a document. */
export const signingMessages = {
  title: 'Sign Document',
  review: 'Review',
  openNewTab: 'Open in new tab',
  download: 'Download',
  preview: (name: string) => `Preview of ${name}`,
  noPreview: 'There is no preview of this document.',
  own: 'Your e-signature',
  ownPlaceholder: 'Your name here',
  ownRequired: 'Type your name.',
  partner: 'Your partners e-signature',
  partnerPlaceholder: 'Your partners name here',
  /** The backend stores one signature with both names. */
  partnerHint: 'One of you signs for both. Type this name only if your partner has read the document and agrees.',
  partnerRequired: 'Type your partner’s name.',
  /** What the couple signs, as far as the vendor's invoices say it. */
  terms: {
    title: 'What you sign',
    vendor: 'Vendor',
    items: 'Includes',
    total: 'Total',
    by: (date: string) => `by ${date}`,
    check: 'From this vendor’s invoices. Check that the contract says the same.',
  },
  consent: 'We agree to sign this document electronically, and that our typed names are our signatures.',
  /** Precedes the name of the document. */
  document: 'Document:',
  consentRequired: 'Check this box to sign.',
  sign: 'Sign',
  success: (vendor: string) => `You signed. ${vendor} signs next.`,
  failed: 'The document was not signed. Please try again.',
}
