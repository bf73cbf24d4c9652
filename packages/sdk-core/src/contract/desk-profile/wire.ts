import type { Wire } from '../shared/call.ts'
import { readDeskProfile, readDeskTopicList } from './readers.generated.ts'

const PROFILE = '/desk/profile/'

/** A change of one section. */
const change = <Path extends string>(path: Path) =>
  ({ method: 'PATCH', path, auth: 'required', encoding: 'json', read: readDeskProfile }) as const

export const deskProfileWire = {
  getDeskProfile: { method: 'GET', path: PROFILE, auth: 'required', read: readDeskProfile },
  listDeskTopics: { method: 'GET', path: `${PROFILE}topics/`, auth: 'required', read: readDeskTopicList },
  saveDeskBasics: change(`${PROFILE}basics/`),
  saveDeskAbout: change(`${PROFILE}about/`),
  addDeskPhotos: {
    method: 'POST',
    path: `${PROFILE}photos/`,
    auth: 'required',
    encoding: 'multipart',
    read: readDeskProfile,
  },
  saveDeskPhotos: change(`${PROFILE}photos/`),
  saveDeskPackages: change(`${PROFILE}packages/`),
  saveDeskFaqs: change(`${PROFILE}faqs/`),
  saveDeskFacts: change(`${PROFILE}facts/`),
} as const satisfies Record<string, Wire>
