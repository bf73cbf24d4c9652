import { DAY, HOUR, MINUTE } from '../../platform/units.ts'

export const accountExportRules = {
  /** Maximum number of exports that one account can request. */
  exportsPerAccount: { max: 2, windowMs: DAY },
  /** An export is deleted after this time. */
  exportLifeMs: 7 * DAY,
  /** An export that is still pending after this time is considered lost, and a new export can be requested. */
  exportPendingMs: 6 * HOUR,
  /** Timeout of one attempt of the job that writes an export. */
  exportJobMs: HOUR,
  /** A download URL is valid for at least this time, and for at most twice this time. */
  exportLinkMs: 15 * MINUTE,
}
