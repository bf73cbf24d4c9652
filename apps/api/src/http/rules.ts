import { GB, KB, MB, MINUTE, SECOND } from '../platform/units.ts'

export const httpRules = {
  /** Largest body of a request that is not an upload, and of the text fields of an upload together. */
  bodyBytes: MB,
  /** Window in which an arriving body must bring `bodyWindowBytes`. A slower request gets 408. */
  bodyWindowMs: 30 * SECOND,
  /** Least bytes of an arriving body in each `bodyWindowMs`. */
  bodyWindowBytes: 30 * KB,
  /** A request must have arrived completely after this time. Large videos over slow connections take long. */
  requestMs: 30 * MINUTE,
  /** Largest text field of a form. */
  fieldBytes: 64 * KB,
  /** Text fields of a form, and values of one field, which may name every category. */
  fields: 64,
  /** Reads of one account in one process, counted for each session scope. */
  readsPerAccount: { max: 600, windowMs: MINUTE },
  /** Requests from one client address in one process. An address may be a whole office. */
  requestsPerAddress: { max: 6_000, windowMs: MINUTE },
  /** Bytes of uploads in progress in one process, which holds them in memory, and upload requests of one account. */
  uploads: { perAccount: 200 * MB, perAddress: 500 * MB, total: GB, atOncePerAccount: 50 },
  /** The same for documents, which are written to the disk while they arrive. */
  streamedUploads: { perAccount: 2 * GB, perAddress: 5 * GB, total: 10 * GB, atOncePerAccount: 50 },
  /** Free disk space that uploads leave for the database and everything else. */
  diskReserveBytes: 512 * MB,
  /** A document that is being written checks the free disk space after each of these bytes. */
  diskCheckBytes: 16 * MB,
  /** A stream of events that is silent for this time sends a sign of life. */
  eventSilenceMs: 15 * SECOND,
}
