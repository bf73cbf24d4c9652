import type { Id } from '../contract/shared/primitives.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createFavourites } from './create-favourites.ts'
import { createLruCache } from './create-lru-cache.ts'
import { createProfile, type OwnedProfile } from './create-profile.ts'
import { createVendorLists } from './create-vendor-lists.ts'
import { createRooms } from './open-room.ts'
import type { Vendors } from './vendors.ts'

/** Creates the vendor features of a client: lists, profiles and conversations. */
export function createVendors(ports: FeaturePorts): Vendors {
  const lists = ports.once(createVendorLists)
  const favourites = ports.once(createFavourites)
  const openRoom = createRooms(ports)
  const profiles = createLruCache<OwnedProfile>(({ $vendor }) => $vendor)
  const profile = (id: Id) => profiles.get(String(id), () => createProfile(id, { ports, favourites, openRoom }))

  ports.onAccountChange(() => {
    for (const one of profiles.all()) one.reset()
  })

  return {
    ...lists,
    profile,
    prefetch: (id) => profile(id).prefetch(),
    message: (vendor, attribution) => openRoom(vendor, { attribution }),
  }
}
