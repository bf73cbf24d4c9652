import type { FeaturePorts } from '../session/feature-ports.ts'
import { createFavourites } from './create-favourites.ts'
import { createPages } from './create-pages.ts'
import { createProfile, type OwnedProfile } from './create-profile.ts'
import { createRooms } from './open-room.ts'
import type { Vendors } from './vendors.ts'

/** Makes the vendors of a client. */
export function createVendors(ports: FeaturePorts): Vendors {
  const favourites = createFavourites(ports)
  const pages = createPages(ports, favourites)
  const openRoom = createRooms(ports)
  const profiles = new Map<string, OwnedProfile>()

  function profile(id: string): OwnedProfile {
    const found = profiles.get(id) ?? createProfile(id, { ports, favourites, openRoom })
    profiles.set(id, found)
    return found
  }

  ports.onPersonGone(() => {
    favourites.forget()
    pages.forget()
    for (const one of profiles.values()) one.forget()
  })

  return {
    page: (query) => pages.open(query).$page,
    refresh: (query) => pages.open(query).reading.again(),
    profile: (id) => profile(String(id)),
    prefetch: (id) => profile(String(id)).readAhead(),
    $favourites: favourites.$favourites,
    setFavourite: favourites.set,
    message: (vendor) => openRoom(vendor),
  }
}
