/* The settings of the owner's page: one form, whose fields are named after the attributes, and the same in the URL. */

/* The fields that belong to an element, in addition to its looks. */
const OWN = {
  'vision-generator': ['vendor-id'],
  'wedding-assistant': ['vendor-id', 'position'],
  'vendor-card-grid': ['category', 'vendor-ids'],
  'vendor-profile': ['vendor-id'],
  'vendor-reviews': ['vendor-id'],
  'vendor-inquiry': ['vendor-id'],
  'magic-link-vendors': ['code'],
}
const LOOKS = ['accent', 'theme', 'radius', 'density', 'lang']
const PAGE = ['element', 'show', 'platform', 'width']

/* What an element needs before it can show anything, and how to ask for it. */
const NEEDS = {
  'vendor-profile': { name: 'vendor-id', ask: 'Choose your business in step 1.' },
  'vendor-reviews': { name: 'vendor-id', ask: 'Choose your business in step 1.' },
  'vendor-inquiry': { name: 'vendor-id', ask: 'Choose your business in step 1.' },
  'magic-link-vendors': { name: 'code', ask: 'Paste your magic link in step 1.' },
}

/* Returns the settings in a URL's query. Unknown names are ignored. */
export function readSettings(query) {
  const given = Object.fromEntries(new URLSearchParams(query))
  const element = Object.hasOwn(OWN, given.element ?? '') ? given.element : 'vision-generator'
  return { ...given, element, show: given['vendor-ids'] ? 'chosen' : (given.show ?? 'category') }
}

/* Returns the settings as a query, without those that the chosen element does not use. */
export function toQuery(settings) {
  const names = [...PAGE, ...OWN[settings.element], ...LOOKS]
  const isGrid = settings.element === 'vendor-card-grid'
  const used = names.filter((name) => settings[name] && (name !== 'show' || (isGrid && settings.show === 'chosen')))
  const pairs = used.filter((name) => !isUnused(name, settings)).map((name) => [name, settings[name]])
  return new URLSearchParams(pairs).toString().replaceAll('%2C', ',')
}

/* Returns the attributes of the element. */
export function attributesOf(settings) {
  return [...OWN[settings.element], ...LOOKS]
    .filter((name) => settings[name] && !isUnused(name, settings))
    .map((name) => [name, settings[name]])
}

/* Returns what is missing, in words, or undefined. */
export function missingIn(settings) {
  if (settings.element === 'vendor-card-grid') return missingInGrid(settings)
  const need = NEEDS[settings.element]
  return need && !settings[need.name] ? need.ask : undefined
}

function missingInGrid(settings) {
  if (settings.show === 'chosen') return settings['vendor-ids'] ? undefined : 'Choose vendors in step 1.'
  return settings.category ? undefined : 'Choose a category in step 1.'
}

/* The cards show either a category or chosen vendors. */
function isUnused(name, { show }) {
  return (name === 'category' && show === 'chosen') || (name === 'vendor-ids' && show !== 'chosen')
}
