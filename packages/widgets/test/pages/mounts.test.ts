import { describeMounts } from './mounts.ts'

// A leak is visible after a few mounts. `mounts.long.test.ts` mounts more often.
describeMounts(60)
