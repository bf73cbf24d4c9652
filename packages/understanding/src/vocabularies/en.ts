import type { Vocabulary } from '../vocabulary.ts'
import { ACTIONS, CAMERAS } from './en/actions.ts'
import { COLOUR_MODIFIERS, COLOUR_TARGETS, COLOUR_WORDS } from './en/colours.ts'
import { DETAIL_WORDS } from './en/details.ts'
import { FLOWERS, GENERICS, LEAVES, SEATS, STRUCTURES, TABLES } from './en/furniture.ts'
import { GRAMMAR } from './en/grammar.ts'
import { MESSAGES } from './en/messages.ts'
import { AMOUNTS, CULTURES, SEASONS, STYLES, TIMES, WEATHERS } from './en/moods.ts'
import { OBJECTS } from './en/objects.ts'
import { ATTIRE, BODY, HAIR, PEOPLE, SKIN } from './en/people.ts'
import { PHRASES } from './en/phrases.ts'
import { PLACES, REGIONS, UNDRAWN_PLACES } from './en/place-names.ts'
import { VENUES, VIEWS } from './en/places.ts'
import { QUALITY_WORDS } from './en/qualities.ts'

export const en: Vocabulary = {
  language: 'en',
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
  groups: { animals: 'animals, pets, animal', vehicles: 'vehicles' },
  qualities: QUALITY_WORDS,
  details: DETAIL_WORDS,
  skin: SKIN,
  hair: HAIR,
  body: BODY,
  events: {
    ceremony:
      'ceremony, aisle, down the aisle, along the aisle, ceremony aisle, wedding ceremony, vows, exchanging vows, i do, saying i do',
    dinner:
      'dinner, supper, wedding dinner, meal, wedding breakfast, dinner reception, dining, lunch, luncheon, feast, rehearsal dinner, banquet, family style, feasting table, dinner party, supper club, brunch, al fresco dinner',
    reception: 'reception, gala, seated dinner, sit down dinner, wedding reception, cocktail hour',
    dancing: 'dance party, party night, after party, afterparty, disco',
    any: 'wedding, party, celebration, nuptials, event, weddings, wedding day, big day, vow renewal',
  },
  phrases: PHRASES,
  grammar: GRAMMAR,
  messages: MESSAGES,
}
