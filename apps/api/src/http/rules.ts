import { GB, KB, MB, MINUTE, SECOND } from '../platform/units.ts'

export const httpRules = {
  /** Largest body of a request without files, and largest total of the text fields of an upload. */
  bodyBytes: MB,
  /** Window in which at least `bodyWindowBytes` of a body must arrive. A slower request gets 408. */
  bodyWindowMs: 30 * SECOND,
  /** Minimum number of bytes of a body that must arrive in each `bodyWindowMs`. */
  bodyWindowBytes: 30 * KB,
  /** Timeout for the arrival of a complete request. It allows large videos over slow connections. */
  requestMs: 30 * MINUTE,
  /** Largest text field of a form. */
  fieldBytes: 64 * KB,
  /** Maximum number of text fields of a form, and of values of one field. */
  fields: 64,
  /** GET requests of one account in one process, counted for each session scope. */
  readsPerAccount: { max: 600, windowMs: MINUTE },
  /** Requests from one client address in one process. An office can share one address. */
  requestsPerAddress: { max: 6_000, windowMs: MINUTE },
  /**
   * Bytes of concurrent image uploads in one process, which holds them in memory, and concurrent uploads of one
   * account.
   */
  uploads: { perAccount: 200 * MB, perAddress: 500 * MB, total: GB, atOncePerAccount: 50 },
  /** The same for documents, which are streamed to the disk. */
  streamedUploads: { perAccount: 2 * GB, perAddress: 5 * GB, total: 10 * GB, atOncePerAccount: 50 },
  /** Free disk space that uploads leave for the database and everything else. */
  diskReserveBytes: 512 * MB,
  /** The free disk space is checked each time this many bytes of a document have arrived. */
  diskCheckBytes: 16 * MB,
  /** A silent event stream sends a keep-alive comment at this interval. */
  eventSilenceMs: 15 * SECOND,
}
