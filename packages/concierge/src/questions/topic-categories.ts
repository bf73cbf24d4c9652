import type { TopicName } from '../facts/topics.ts'
import type { CategoryName } from './vocabularies/vocabulary.ts'

/**
 * The category of a question that names only a topic: "tacos" are for caterers. Topics of several categories are left
 * out.
 */
const TOPICS_OF: Partial<Record<CategoryName, readonly TopicName[]>> = {
  venues: [
    'outside-catering',
    'in-house-catering',
    'ocean-view',
    'garden',
    'vineyard',
    'barn',
    'beach',
    'forest',
    'rooftop',
    'exclusive-use',
    'getting-ready-room',
    'indoor',
    'outdoor',
    'parking',
    'lodging',
  ],
  photographers: ['second-photographer', 'album', 'film-photography', 'engagement-session', 'family-portraits'],
  videographers: ['highlight-film', 'feature-film', 'subtitles', 'super-8', 'live-stream'],
  florists: ['bouquets', 'arches', 'hanging-flowers', 'centerpieces', 'dried-flowers', 'garlands', 'flower-crowns'],
  caterers: [
    'vegan',
    'vegetarian',
    'gluten-free',
    'kosher',
    'halal',
    'mexican-food',
    'indian-food',
    'chinese-food',
    'japanese-food',
    'italian-food',
    'persian-food',
    'southern-food',
    'barbecue',
    'seafood',
    'breakfast',
    'buffet',
    'family-style',
    'plated',
    'food-stations',
    'grazing-table',
    'late-night-food',
    'canapes',
    'rehearsal-dinner',
    'kids-menu',
  ],
  bar: ['alcohol-free', 'cocktails', 'wine', 'beer', 'bartenders'],
  cakes: ['cupcakes', 'pies', 'sugar-flowers', 'cake-cutting'],
  'djs & bands': [
    'live-band',
    'dj',
    'strings',
    'harp',
    'piano',
    'jazz',
    'soul-music',
    'latin-music',
    'electronic-music',
    'mc',
    'silent-disco',
  ],
  planners: ['full-planning', 'partial-planning', 'day-of-coordination'],
  officiants: ['officiating', 'vow-writing', 'vow-renewals'],
  rentals: ['tents', 'dance-floor', 'furniture'],
}

/** The category that a topic belongs to, by the name of the topic. */
export const CATEGORY_OF_TOPIC: ReadonlyMap<string, string> = new Map(
  Object.entries(TOPICS_OF).flatMap(([category, topics]) => topics.map((topic): [string, string] => [topic, category])),
)

/** Topics that narrow a category although their words are also names of the category: "a DJ" among musicians. */
export const NARROWING_TOPICS: ReadonlySet<string> = new Set(['dj'])
