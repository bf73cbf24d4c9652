import type { Vocabulary } from '../vocabulary.ts'
import { ACTIONS, CAMERAS } from './it/actions.ts'
import { COLOUR_MODIFIERS, COLOUR_TARGETS, COLOUR_WORDS } from './it/colours.ts'
import { DETAIL_WORDS } from './it/details.ts'
import { FLOWERS, GENERICS, LEAVES, SEATS, STRUCTURES, TABLES } from './it/furniture.ts'
import { GRAMMAR } from './it/grammar.ts'
import { MESSAGES } from './it/messages.ts'
import { AMOUNTS, CULTURES, EVENTS, SEASONS, STYLES, TIMES, WEATHERS } from './it/moods.ts'
import { OBJECTS } from './it/objects.ts'
import { ATTIRE, BODY, HAIR, PEOPLE, SKIN } from './it/people.ts'
import { PHRASES } from './it/phrases.ts'
import { PLACES, REGIONS, UNDRAWN_PLACES } from './it/place-names.ts'
import { VENUES, VIEWS } from './it/places.ts'
import { QUALITY_WORDS } from './it/qualities.ts'

export const it: Vocabulary = {
  language: 'it',
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
  groups: { animals: 'animali, animale', vehicles: 'veicoli' },
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
