import type { Vocabulary } from '../vocabulary.ts'
import { ACTIONS, CAMERAS } from './fr/actions.ts'
import { COLOUR_MODIFIERS, COLOUR_TARGETS, COLOUR_WORDS } from './fr/colours.ts'
import { DETAIL_WORDS } from './fr/details.ts'
import { FLOWERS, GENERICS, LEAVES, SEATS, STRUCTURES, TABLES } from './fr/furniture.ts'
import { GRAMMAR } from './fr/grammar.ts'
import { MESSAGES } from './fr/messages.ts'
import { AMOUNTS, CULTURES, EVENTS, SEASONS, STYLES, TIMES, WEATHERS } from './fr/moods.ts'
import { OBJECTS } from './fr/objects.ts'
import { ATTIRE, BODY, HAIR, PEOPLE, SKIN } from './fr/people.ts'
import { PHRASES } from './fr/phrases.ts'
import { PLACES, REGIONS, UNDRAWN_PLACES } from './fr/place-names.ts'
import { VENUES, VIEWS } from './fr/places.ts'
import { QUALITY_WORDS } from './fr/qualities.ts'

export const fr: Vocabulary = {
  language: 'fr',
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
  groups: { animals: 'animaux, animal', vehicles: 'véhicules' },
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
