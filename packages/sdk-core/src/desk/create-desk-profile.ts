import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { deskProfileCalls } from '../contract/desk-profile/calls.ts'
import type { DeskProfile, DeskTopic } from '../contract/desk-profile/schema.ts'
import { deskProfileWire as wire } from '../contract/desk-profile/wire.ts'
import type { BodyOf } from '../contract/shared/call.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { createLatestRequest } from '../shared/latest-request.ts'
import type { SaveFailure } from '../shared/save-result.ts'

/** A section of the profile. Sections are saved one by one. */
export type DeskProfileSection = Exclude<keyof DeskProfile, 'vendor_id'>

/** `forbidden`: the account belongs to no vendor. `failed`: no fetch has ever succeeded. */
export type DeskProfileState =
  | { status: 'loading' }
  | { status: 'ready'; profile: DeskProfile }
  | { status: 'forbidden' }
  | { status: 'failed' }

/** The result of a save: the stored profile, or the failure. The code `outdated` means that someone else has saved. */
export type DeskProfileSave = { ok: true; profile: DeskProfile } | SaveFailure

type Calls = typeof deskProfileCalls

/** The content of each section, as it is saved. */
export interface DeskProfileContent {
  basics: BodyOf<Calls['saveDeskBasics']>
  about: BodyOf<Calls['saveDeskAbout']>
  photos: BodyOf<Calls['saveDeskPhotos']>
  packages: BodyOf<Calls['saveDeskPackages']>
  faqs: BodyOf<Calls['saveDeskFaqs']>
  facts: BodyOf<Calls['saveDeskFacts']>
}

/** Everything on the vendor's profile that the vendor can change. Its methods never reject. */
export interface DeskProfileView {
  /** The profile. The store fetches it for each session while it has subscribers. */
  readonly $profile: ReadableAtom<DeskProfileState>
  /** Refetches the profile. */
  refresh(): Promise<void>
  /** Saves one section. The content includes the version that the change is based on. */
  readonly save: { [Section in DeskProfileSection]: (content: DeskProfileContent[Section]) => Promise<DeskProfileSave> }
  /** Adds photos to the end of the gallery. */
  addPhotos(photos: readonly File[]): Promise<DeskProfileSave>
  /** Loads the topics that facts can be about. */
  listTopics(): Promise<{ ok: true; topics: DeskTopic[] } | SaveFailure>
}

/** Creates the view of the vendor's profile. Get the client's only instance with `client.ports.once`. */
export function createDeskProfile(ports: FeaturePorts): DeskProfileView {
  const { http } = ports
  const $profile = atom<DeskProfileState>({ status: 'loading' })

  const request = createLatestRequest(async (signal) => {
    if ($profile.value.status !== 'ready') $profile.set({ status: 'loading' })
    const result = await http.call(wire.getDeskProfile, { signal, logFailure: true })
    if (signal.aborted) return
    if (result.ok) $profile.set({ status: 'ready', profile: result.data })
    else if (result.status === 403) $profile.set({ status: 'forbidden' })
    else if ($profile.value.status !== 'ready') $profile.set({ status: 'failed' })
  })

  ports.onAccountChange(() => {
    request.stop()
    $profile.set({ status: 'loading' })
  })
  onMount($profile, () =>
    ports.$token.subscribe((token) => {
      if (token === null) request.stop()
      else void request.send()
    }),
  )

  function show(result: { ok: true; data: DeskProfile } | SaveFailure): DeskProfileSave {
    if (!result.ok) return result
    // A pending fetch may return the profile from before the change.
    request.stop()
    $profile.set({ status: 'ready', profile: result.data })
    return { ok: true, profile: result.data }
  }

  return {
    $profile,
    refresh: request.send,

    save: {
      basics: async (body) => show(await http.call(wire.saveDeskBasics, { body, logFailure: true })),
      about: async (body) => show(await http.call(wire.saveDeskAbout, { body, logFailure: true })),
      photos: async (body) => show(await http.call(wire.saveDeskPhotos, { body, logFailure: true })),
      packages: async (body) => show(await http.call(wire.saveDeskPackages, { body, logFailure: true })),
      faqs: async (body) => show(await http.call(wire.saveDeskFaqs, { body, logFailure: true })),
      facts: async (body) => show(await http.call(wire.saveDeskFacts, { body, logFailure: true })),
    },

    async addPhotos(photos) {
      // Always pass a progress listener, because each progress event resets the upload timeout.
      const sending = { body: {}, files: { images: photos }, onProgress: () => undefined, logFailure: true }
      return show(await http.call(wire.addDeskPhotos, sending))
    },

    async listTopics() {
      const result = await http.call(wire.listDeskTopics, { logFailure: true })
      return result.ok ? { ok: true, topics: result.data } : result
    },
  }
}
