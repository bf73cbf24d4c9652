import { describeMounts } from './mounts.ts'

// One that leaves anything behind leaves it each time.
describeMounts(60)
