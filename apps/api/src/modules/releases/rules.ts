import { DAY, MINUTE } from '../../platform/units.ts'

export const releaseRules = {
  /** Time for which files of earlier releases are stored, for pages that were opened before a deployment. */
  releaseFileLifeMs: 90 * DAY,
  /** Age at which a running release stores its files again, so that they do not expire. */
  releaseFileRefreshMs: 30 * DAY,
  /** Time for which a process caches stored files of releases. */
  releaseFileCacheMs: 10 * MINUTE,
  /** Maximum number of stored files of releases that one process caches. */
  releaseFilesInMemory: 200,
}
