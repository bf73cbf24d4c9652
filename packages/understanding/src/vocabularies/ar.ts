import type { Vocabulary } from '../vocabulary.ts'
import { ACTIONS, CAMERAS } from './ar/actions.ts'
import { COLOUR_MODIFIERS, COLOUR_TARGETS, COLOUR_WORDS } from './ar/colours.ts'
import { DETAIL_WORDS } from './ar/details.ts'
import { FLOWERS, GENERICS, LEAVES, SEATS, STRUCTURES, TABLES } from './ar/furniture.ts'
import { GRAMMAR } from './ar/grammar.ts'
import { MESSAGES } from './ar/messages.ts'
import { AMOUNTS, CULTURES, EVENTS, SEASONS, STYLES, TIMES, WEATHERS } from './ar/moods.ts'
import { OBJECTS } from './ar/objects.ts'
import { ATTIRE, BODY, HAIR, PEOPLE, SKIN } from './ar/people.ts'
import { PHRASES } from './ar/phrases.ts'
import { PLACES, UNDRAWN_PLACES } from './ar/place-names.ts'
import { VENUES, VIEWS } from './ar/places.ts'
import { QUALITY_WORDS } from './ar/qualities.ts'

export const ar: Vocabulary = {
  language: 'ar',
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
  colourModifiers: COLOUR_MODIFIERS,
  colourTargets: COLOUR_TARGETS,
  generics: GENERICS,
  groups: { animals: 'حيوانات, حيوان', vehicles: 'مركبات' },
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
