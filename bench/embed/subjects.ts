import { peers } from './peers.ts'
import type { Subject } from './subject.ts'

const script = (file: string) => `<script src="/embed/v1/${file}" async></script>`
const module = (file: string) => `<script src="/embed/v1/${file}" type="module"></script>`
const generator = '<vision-generator></vision-generator>'
const grid = '<vendor-card-grid category="6"></vendor-card-grid>'
const link = '<magic-link-vendors code="spring"></magic-link-vendors>'
const assistant = '<wedding-assistant></wedding-assistant>'
const field = 'vision-generator >>> textarea'
const typing = { target: field, key: 'F', ready: 'vision-generator >>> button[type=submit]:enabled' }
const heart = { target: 'vendor-card-grid >>> .vk-card__heart', ready: 'vendor-card-grid >>> dialog input' }
const card = (tag: string) => `${tag} >>> [part~=card] a`
const launcher = 'wedding-assistant >>> button'
const panel = { target: launcher, ready: 'wedding-assistant >>> textarea, input' }

const all: Subject[] = [
  {
    name: 'floor: a hand-written element',
    html: `<hand-written></hand-written>${script('floor.js')}`,
    visible: 'hand-written >>> textarea',
  },
  {
    name: 'floor of cards: hand-written, the call of the grid',
    html: `<hand-written></hand-written>${script('floor-cards.js')}`,
    visible: 'hand-written >>> a',
  },
  {
    name: '`vision-generator.js`',
    html: generator + script('vision-generator.js'),
    visible: field,
    interaction: typing,
  },
  {
    name: '`vision-generator.mjs`',
    html: generator + module('vision-generator.mjs'),
    visible: field,
    interaction: typing,
  },
  {
    name: '`<vision-generator>` by `loader.js`',
    html: generator + script('loader.js'),
    visible: field,
    interaction: typing,
  },
  {
    name: '`vendor-card-grid.mjs`, 12 cards',
    html: grid + module('vendor-card-grid.mjs'),
    visible: card('vendor-card-grid'),
    interaction: heart,
  },
  {
    name: '`magic-link-vendors.mjs`',
    html: link + module('magic-link-vendors.mjs'),
    visible: card('magic-link-vendors'),
  },
  {
    name: '`wedding-assistant.mjs`',
    html: assistant + module('wedding-assistant.mjs'),
    visible: launcher,
    interaction: panel,
  },
  {
    name: '`<wedding-assistant>` by `loader.js`',
    html: assistant + script('loader.js'),
    visible: launcher,
    interaction: panel,
  },
  ...peers,
]

const wanted = (process.env.ONLY ?? '').split(',')

/** The widgets to measure, each on the same page. The table shows each time relative to the first widget. */
export const subjects = all.filter(({ name }, index) => index === 0 || wanted.some((part) => name.includes(part)))
