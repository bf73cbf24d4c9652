import { describeMounts } from './mounts.ts'

// A leak shows after a few mounts as well.
describeMounts(60)
