import type { Vocabulary } from '../vocabulary.ts'
import { ACTIONS, CAMERAS } from './de/actions.ts'
import { COLOUR_MODIFIERS, COLOUR_TARGETS, COLOUR_WORDS } from './de/colours.ts'
import { DETAIL_WORDS } from './de/details.ts'
import { FLOWERS, GENERICS, LEAVES, SEATS, STRUCTURES, TABLES } from './de/furniture.ts'
import { GRAMMAR } from './de/grammar.ts'
import { MESSAGES } from './de/messages.ts'
import { AMOUNTS, CULTURES, EVENTS, SEASONS, STYLES, TIMES, WEATHERS } from './de/moods.ts'
import { OBJECTS } from './de/objects.ts'
import { ATTIRE, BODY, HAIR, PEOPLE, SKIN } from './de/people.ts'
import { PHRASES } from './de/phrases.ts'
import { PLACES, REGIONS, UNDRAWN_PLACES } from './de/place-names.ts'
import { VENUES, VIEWS } from './de/places.ts'
import { QUALITY_WORDS } from './de/qualities.ts'

export const de: Vocabulary = {
  language: 'de',
  concepts: {
    view: VIEWS,
    venue: VENUES,
    time: TIMES,
    weather: WEATHERS,
    season: SEASONS,
    culture: CULTURES,
    structure: STRUCTURES,
    seat: SEATS,
    person: PEOPLE,
    attire: ATTIRE,
    flower: FLOWERS,
    leaf: LEAVES,
    amount: AMOUNTS,
    style: STYLES,
    object: OBJECTS,
    camera: CAMERAS,
    action: ACTIONS,
  },
  tables: TABLES,
  colours: COLOUR_WORDS,
  places: PLACES,
  undrawnPlaces: UNDRAWN_PLACES,
  regions: REGIONS,
  colourModifiers: COLOUR_MODIFIERS,
  colourTargets: COLOUR_TARGETS,
  generics: GENERICS,
  groups: { animals: 'Tiere, tieren, haustiere, tier', vehicles: 'Fahrzeuge, fahrzeugen' },
  qualities: QUALITY_WORDS,
  details: DETAIL_WORDS,
  skin: SKIN,
  hair: HAIR,
  body: BODY,
  events: EVENTS,
  phrases: PHRASES,
  grammar: GRAMMAR,
  messages: MESSAGES,
}
