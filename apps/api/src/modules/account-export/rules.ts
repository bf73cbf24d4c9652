import { DAY, HOUR, MINUTE } from '../../platform/units.ts'

export const accountExportRules = {
  /** Exports that one account can start. */
  exportsPerAccount: { max: 2, windowMs: DAY },
  /** An export is deleted after this time. */
  exportLifeMs: 7 * DAY,
  /** An export that is not finished after this time was lost with its process. */
  exportPendingMs: 6 * HOUR,
  /** Longest attempt of the job that writes an export. */
  exportJobMs: HOUR,
  /** The address of an export works at least this long, and at most twice as long. */
  exportLinkMs: 15 * MINUTE,
}
