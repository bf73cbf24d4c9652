// @ts-check
/* What the owner of a website can add to it, in plain words. */

/**
 * @typedef {object} Pick
 * @property {string} tag
 * @property {string} name
 * @property {string} text
 * @property {string} heading the heading above the element on the example website
 * @property {string} [intro] the text between them
 */

/** @type {Pick[]} */
export const PICKS = [
  {
    tag: 'vision-generator',
    name: 'See their wedding drawn',
    text: 'They describe it. Your page draws it.',
    heading: 'Picture your day',
  },
  {
    tag: 'wedding-assistant',
    name: 'Ask the assistant',
    text: 'Answers about vendors, at any hour.',
    heading: 'Questions?',
    intro: 'We answer within a day. The assistant answers now.',
  },
  {
    tag: 'vendor-card-grid',
    name: 'Browse vendors',
    text: 'A whole category, or the ones you trust.',
    heading: 'The people we work with',
  },
  {
    tag: 'vendor-profile',
    name: 'Read your profile',
    text: 'Photos, services, deals, reviews, questions.',
    heading: 'Who we are',
  },
  {
    tag: 'vendor-reviews',
    name: 'Read your reviews',
    text: 'Your rating, and what couples wrote.',
    heading: 'What couples say',
  },
  {
    tag: 'vendor-inquiry',
    name: 'Send you an inquiry',
    text: 'Date, guests and a few words.',
    heading: 'Is your date free?',
  },
  {
    tag: 'magic-link-vendors',
    name: 'Open a private list',
    text: 'The vendors that a magic link recommends.',
    heading: 'Your list',
  },
]
