import { TOO_MANY_LEAD_FILES } from '@vowkit/sdk-core/leads'

/** Texts of the shared documents. Commands in backticks render as code. */
export const documentsMessages = {
  title: 'Documents',
  empty: 'Upload documents below',
  upload: 'Upload Document',
  fromYou: 'From you',
  /** Precedes the name of the vendor. */
  from: 'From',
  fromVendor: 'From your vendor',
  deleteNamed: (name: string) => `Delete ${name}`,
  deleteTitle: 'Delete document',
  deleteQuestion: 'Are you sure you want to delete this document?',
  delete: 'Delete',
  cancel: 'Cancel',
  deleteFailed: 'The document was not deleted. Please try again.',
  download: (name: string) => `Download ${name}`,
  /** The title of how to verify a signed document. */
  technical: 'Technical details',
  hash: 'Fingerprint (SHA-256) of the signed original:',
  verifyHow:
    'Save the original and run `sha256sum` on it (`shasum -a 256` on a Mac, `certutil -hashfile … SHA256` on Windows). If the result is the same, nothing has changed since you signed.',
  saveOriginal: 'Save the original',
  changed:
    'This file no longer matches what was signed, so we did not certify it. Please ask your vendor for a new copy and contact our support.',
  unreadable:
    'We could not add a certificate to this PDF, because it is encrypted or damaged. Your signatures are saved.',
  uploadTitle: 'Upload Documents',
  field: 'Documents',
  choose: 'Choose documents',
  drop: 'or drop them here',
  wrong_type: 'Only PDFs, images, or videos are supported',
  existing: (count: number, limit: number) => `You already share ${count} of ${limit} documents.`,
  chosen: (count: number) => (count === 1 ? '1 document chosen.' : `${count} documents chosen.`),
  remove: (name: string) => `Remove ${name}`,
  progress: (name: string) => `Upload of ${name}`,
  too_many: TOO_MANY_LEAD_FILES,
  too_large: 'Each document can have up to 200 MB.',
  save: 'Save Changes',
  saved: 'Saved',
  savedNote: 'Your documents have been saved.',
  saveFailed: 'Your documents were not saved. Please try again.',
}
