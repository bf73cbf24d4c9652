import { describeMounts } from './mounts.ts'

// A few mounts are enough to detect a leak. `mounts.long.test.ts` mounts more often.
describeMounts(60)
