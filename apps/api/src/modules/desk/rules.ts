import { HOUR, SECOND } from '../../platform/units.ts'

export const deskRules = {
  /** Number of leads on one page of the inbox. */
  leadsPerPage: 25,
  /** Number of leads whose inbox entries the job creates with one statement, after an upgrade. */
  inboxFillBatch: 500,
  /** Maximum time of one run of the job that creates these entries, in seconds. */
  inboxJobSeconds: HOUR / SECOND,
}
