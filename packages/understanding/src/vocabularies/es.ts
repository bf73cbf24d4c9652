import type { Vocabulary } from '../vocabulary.ts'
import { ACTIONS, CAMERAS } from './es/actions.ts'
import { COLOUR_MODIFIERS, COLOUR_TARGETS, COLOUR_WORDS } from './es/colours.ts'
import { DETAIL_WORDS } from './es/details.ts'
import { FLOWERS, GENERICS, LEAVES, SEATS, STRUCTURES, TABLES } from './es/furniture.ts'
import { GRAMMAR } from './es/grammar.ts'
import { MESSAGES } from './es/messages.ts'
import { AMOUNTS, CULTURES, EVENTS, SEASONS, STYLES, TIMES, WEATHERS } from './es/moods.ts'
import { OBJECTS } from './es/objects.ts'
import { ATTIRE, BODY, HAIR, PEOPLE, SKIN } from './es/people.ts'
import { PHRASES } from './es/phrases.ts'
import { PLACES, REGIONS, UNDRAWN_PLACES } from './es/place-names.ts'
import { VENUES, VIEWS } from './es/places.ts'
import { QUALITY_WORDS } from './es/qualities.ts'

export const es: Vocabulary = {
  language: 'es',
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
  groups: { animals: 'animales, mascotas, animal', vehicles: 'vehículos' },
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
