import { BEAUTY_AND_ATTIRE, FLOWERS_AND_DECOR, MUSIC, PAPER_AND_CARS, PHOTO_AND_FILM } from './topics/crafts.ts'
import { CUISINES, DIETS, FOOD_AND_DRINK } from './topics/food.ts'
import { CULTURES, FAITHS, GUESTS, LANGUAGES } from './topics/people.ts'
import { PLACES } from './topics/places.ts'
import { BUSINESS, PLANNING_AND_CEREMONY } from './topics/service.ts'
import type { Topic } from './topics/topic.ts'

export type { Topic } from './topics/topic.ts'

const ALL = {
  ...DIETS,
  ...CUISINES,
  ...FOOD_AND_DRINK,
  ...PLACES,
  ...GUESTS,
  ...FAITHS,
  ...CULTURES,
  ...LANGUAGES,
  ...PHOTO_AND_FILM,
  ...MUSIC,
  ...FLOWERS_AND_DECOR,
  ...BEAUTY_AND_ATTIRE,
  ...PAPER_AND_CARS,
  ...PLANNING_AND_CEREMONY,
  ...BUSINESS,
}

export type TopicName = keyof typeof ALL

/** All topics of features by name. Names are stable, because facts are stored with them. */
export const TOPICS: ReadonlyMap<string, Topic> = new Map(Object.entries(ALL))

/** Groups of topics that are read or answered in the same way. */
export const TOPIC_GROUPS = {
  diets: new Set(Object.keys(DIETS)),
  cuisines: new Set(Object.keys(CUISINES)),
  faiths: new Set(Object.keys(FAITHS)),
  cultures: new Set(Object.keys(CULTURES)),
  languages: new Set(Object.keys(LANGUAGES)),
} as const satisfies Record<string, ReadonlySet<string>>
