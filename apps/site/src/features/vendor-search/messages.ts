import { defineMessages } from '../../shared/language/define-messages.ts'
import { countLine } from './count-line.ts'

export const vendorSearchMessages = defineMessages('vendorSearch', {
  title: 'Search',
  pageTitle: (category: string) => `${category} · Search`,
  intro: 'Find the vendors for your wedding in {{region}}.',
  category: 'Category',
  categories: 'Categories',
  selectCategory: 'Select a vendor category',
  chooseCategory: 'Choose a category to search',
  noCategories: (typed: string) => `No categories match “${typed}”.`,
  categoriesFailed: 'The categories didn’t load.',
  location: 'Location',
  region: '{{Region}}',
  regionNote: 'We only support {{region}} at the moment',
  whyRegion: 'Why the location is fixed',
  search: 'Search',
  start: 'Who are you looking for?',
  loadingVendors: (category: string) => `${category} in {{region}}`,
  /** The number of vendors in a category. The argument is the category's English title. */
  found: countLine,
  page: (page: number, pages: number) => `(page ${page} of ${pages})`,
  noVendors: 'No vendors found',
  searched: (category: string) => `You searched for ${category} in {{region}}.`,
  related: 'Related categories',
  vendorsFailed: 'The vendors didn’t load.',
  noPage: (page: number) => `There is no page ${page}.`,
  lastPage: 'Go to the last page',
})
