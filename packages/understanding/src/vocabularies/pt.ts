import type { Vocabulary } from '../vocabulary.ts'
import { ACTIONS, CAMERAS } from './pt/actions.ts'
import { COLOUR_MODIFIERS, COLOUR_TARGETS, COLOUR_WORDS } from './pt/colours.ts'
import { DETAIL_WORDS } from './pt/details.ts'
import { FLOWERS, GENERICS, LEAVES, SEATS, STRUCTURES, TABLES } from './pt/furniture.ts'
import { GRAMMAR } from './pt/grammar.ts'
import { MESSAGES } from './pt/messages.ts'
import { AMOUNTS, CULTURES, EVENTS, SEASONS, STYLES, TIMES, WEATHERS } from './pt/moods.ts'
import { OBJECTS } from './pt/objects.ts'
import { ATTIRE, BODY, HAIR, PEOPLE, SKIN } from './pt/people.ts'
import { PHRASES } from './pt/phrases.ts'
import { PLACES, REGIONS, UNDRAWN_PLACES } from './pt/place-names.ts'
import { VENUES, VIEWS } from './pt/places.ts'
import { QUALITY_WORDS } from './pt/qualities.ts'

export const pt: Vocabulary = {
  language: 'pt',
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
  groups: { animals: 'animais, animal', vehicles: 'veículos' },
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
