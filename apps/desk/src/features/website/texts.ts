import type { Figure } from '@vowkit/sdk-core/desk'
import { defineTexts, type TextsOf } from '../../shared/language/define-texts.ts'

const FIGURE_NAMES: Record<Figure, string> = {
  views: 'Views',
  drafts: 'Drafts',
  visions: 'Visions',
  inquiries: 'Inquiries',
  booked: 'Booked',
}

/** Texts of the screen "On your website". */
export const websiteTexts = defineTexts('website', {
  build: 'Add it to your website',
  buildHint: 'Choose what couples can do on your website. Their inquiries arrive in your inbox.',
  buildPartnerHint: 'Choose what couples can do on your website. Their visions and inquiries appear among your leads.',
  element: 'Element',
  elements: {
    'vision-generator': { name: 'Vision', text: 'Couples describe their wedding and get an image of it.' },
    'wedding-assistant': { name: 'Assistant', text: 'A chat that answers questions about you, day and night.' },
    'vendor-card-grid': { name: 'Your card', text: 'A card with your photo that opens your profile.' },
    'vendor-profile': { name: 'Profile', text: 'Your photos, deals, reviews and answers, with an inquiry at the end.' },
    'vendor-reviews': { name: 'Reviews', text: 'Your average rating and what couples say about you.' },
    'vendor-inquiry': { name: 'Inquiry form', text: 'Couples send you their date, guests and a few words.' },
  },
  accent: 'Your color',
  accentHint: 'A color with too little contrast is made darker or lighter.',
  noAccent: 'Use the default color',
  options: { theme: 'Theme', radius: 'Corners', fonts: 'Font', position: 'Position', scope: 'Answers' },
  values: {
    light: 'Light',
    dark: 'Dark',
    auto: 'As on the visitor’s device',
    host: 'As your page',
    soft: 'Soft',
    square: 'Square',
    round: 'Round',
    systemFont: 'Of the visitor’s device',
    pageFont: 'Of your page',
    bottomRight: 'Bottom right',
    bottomLeft: 'Bottom left',
    inline: 'In the page',
    allVendors: 'About all vendors',
    onlyYou: 'Only about you',
  },
  preview: 'Preview',
  previewOf: (name: string) => `Preview: ${name}`,
  widths: 'Width of the preview',
  phone: 'Phone',
  desktop: 'Desktop',

  platform: 'Your website is made with',
  snippet: 'Code for your website',
  copy: 'Copy the code',
  copied: 'Copied. Now paste it into your website.',
  notCopied: 'Your browser does not allow copying. Select the code and copy it.',
  steps: {
    html: [
      'Paste the code into your page, where the element should appear.',
      'Upload the page and open it in your browser.',
    ],
    wordpress: [
      'Edit the page and add a “Custom HTML” block.',
      'Paste the code, then publish or update the page. You need to be an administrator or editor.',
      'On WordPress.com you need a plan that allows plugins.',
      'Or use the Vowkit plugin, for which you need no code: ask us for its file. An administrator installs it under “Plugins”. Then add the block “Vowkit” to the page and choose the element.',
    ],
    squarespace: [
      'Edit the page, choose “Add block”, then “Code”.',
      'Set the block to HTML, paste the code and save. You need a plan with custom code.',
      'Code does not run while you edit. Open the page in a private window.',
    ],
    wix: [
      'In the editor, choose “Add Elements”, “Embed Code”, then “Embed HTML”.',
      'Choose “Code”, paste the code and select “Update”.',
      'Wix shows the code in a frame: make the frame as high as the preview. For the assistant, choose the position “In the page”.',
    ],
    webflow: [
      'Choose “Add”, “Elements”, “Advanced”, then drag a “Code Embed” onto the page.',
      'Paste the code, save and publish. Code does not run on the canvas.',
    ],
    shopify: ['In the theme editor, add a “Custom Liquid” section or block.', 'Paste the code and save.'],
  },

  figures: 'Figures',
  figuresHint: 'Counted without cookies and without data about your visitors.',
  figuresLoading: 'Loading your figures…',
  figuresFailed: 'Your figures could not be loaded.',
  period: 'Period',
  days: (count: number) => `${count} days`,
  names: FIGURE_NAMES,
  shownFigure: 'Figure in the chart',
  chart: (name: string, total: string, from: string, to: string) =>
    `${name} per day, ${from} to ${to}: ${total} in all`,
  chartTable: (name: string) => `${name} by day`,
  showTable: 'Show the chart as a table',
  day: 'Day',
  places: 'By website and element',
  website: 'Website',
  marketplace: 'The marketplace',
  withoutElement: 'No element',
  emptyTitle: 'No visits yet',
  emptyText: 'Add an element to your website. Its visits then appear here.',
  toBuild: 'Choose an element',

  websites: 'Allowed websites',
  websitesHint:
    'Only visits and visions from these websites count for you, also from their subdomains. Inquiries always arrive.',
  allWebsites: 'All websites count. Add yours to leave out the others.',
  websitesLoading: 'Loading your websites…',
  websitesFailed: 'Your websites could not be loaded.',
  addWebsite: 'Website, such as example.com',
  add: 'Add',
  removeWebsite: (host: string) => `Remove ${host}`,
  added: 'The website was added.',
  removed: (host: string) => `${host} was removed.`,
})

export type WebsiteTexts = TextsOf<typeof websiteTexts>
