import type { Vocabulary } from '../vocabulary.ts'
import { ACTIONS, CAMERAS } from './zh/actions.ts'
import { COLOUR_MODIFIERS, COLOUR_TARGETS, COLOUR_WORDS } from './zh/colours.ts'
import { DETAIL_WORDS } from './zh/details.ts'
import { FLOWERS, GENERICS, LEAVES, SEATS, STRUCTURES, TABLES } from './zh/furniture.ts'
import { GRAMMAR } from './zh/grammar.ts'
import { MESSAGES } from './zh/messages.ts'
import { AMOUNTS, CULTURES, EVENTS, SEASONS, STYLES, TIMES, WEATHERS } from './zh/moods.ts'
import { OBJECTS } from './zh/objects.ts'
import { ATTIRE, BODY, HAIR, PEOPLE, SKIN } from './zh/people.ts'
import { PHRASES } from './zh/phrases.ts'
import { PLACES, UNDRAWN_PLACES } from './zh/place-names.ts'
import { VENUES, VIEWS } from './zh/places.ts'
import { QUALITY_WORDS } from './zh/qualities.ts'

export const zh: Vocabulary = {
  language: 'zh',
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
  groups: { animals: '动物, 宠物', vehicles: '车辆, 交通工具' },
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
