import type { FeaturePorts } from '../session/feature-ports.ts'
import { createFavourites } from './create-favourites.ts'
import { createProfile, type OwnedProfile } from './create-profile.ts'
import { createVendorLists } from './create-vendor-lists.ts'
import { createRooms } from './open-room.ts'
import type { Vendors } from './vendors.ts'

/** Makes the vendors of a client. */
export function createVendors(ports: FeaturePorts): Vendors {
  const lists = ports.once(createVendorLists)
  const favourites = ports.once(createFavourites)
  const openRoom = createRooms(ports)
  const profiles = new Map<string, OwnedProfile>()

  function profile(id: string): OwnedProfile {
    const found = profiles.get(id) ?? createProfile(id, { ports, favourites, openRoom })
    profiles.set(id, found)
    return found
  }

  ports.onPersonGone(() => {
    for (const one of profiles.values()) one.forget()
  })

  return {
    ...lists,
    profile: (id) => profile(String(id)),
    prefetch: (id) => profile(String(id)).readAhead(),
    message: (vendor) => openRoom(vendor),
  }
}
