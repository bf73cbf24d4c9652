import type { SiteTopic } from '../aspects.ts'

/** Questions about the site and the assistant, separated by commas. */
export const about = {
  'about-site':
    'what is this site, what is vowkit, how does this website work, what can i do here, what do you do, how does it work, what is this for, explain the site, is this a wedding planner, about vowkit, who is behind this, tell me about this site, how do i get started here, where do i begin on this site',
  'not-offered':
    'guest list tool, rsvp, seating chart, wedding website, gift registry, calendar, checklist, budget tracker, track my expenses, import my guest list, to-do list tool, send invitations from here, create a wedding page, do you have a planner tool, upload guests, sync with google calendar, timeline tool, does the site have a seating planner, is there a tool for the table plan on this site, does the site do hotel blocks, can guests reply here',
  embed:
    'put this on my website, embed the vision generator, use the generator on my blog, wordpress, add this chat to my site, html code, script for my page, api, widget, integrate, shopify, squarespace, wix, can i put your picture generator on my site, developer documentation',
  areas:
    'which areas do you cover, vendors outside california, only northern california, do you have vendors in los angeles, other states, destination wedding vendors, which cities, where are your vendors, do you work in my area, my city is not listed, vendors abroad, which region',
  'how-many-vendors':
    'how many vendors do you have, number of vendors, how big is your network, how many vendors are listed',
  categories:
    'which categories are there, what kinds of vendors, what types of vendors do you have, list of categories, what can you search for',
  'for-vendors':
    'i am a vendor how do i join, list my business, become a vendor, i am a florist how can i join, vendor sign up, advertise my business here, register my company, vendor login, where do vendors log in, what does it cost for vendors to join, sell my services here, i run a venue and want to be listed, how do i get my bakery listed',
  ranking:
    'how do you rank vendors, do vendors pay to be recommended, are you biased, why do you recommend these, who is at the top, is this advertising, how do you choose vendors, sponsored vendors, are the recommendations paid, do vendors pay to be shown first, does someone pay for the top spot',
  'reviews-work':
    'how do i leave a review, are the reviews real, who writes the reviews, fake reviews, rate a vendor, can i write a review, delete a bad review, where do ratings come from, are reviews verified',
  guarantee:
    'what is your guarantee, what if a vendor does not show up, are bookings guaranteed, am i protected, standard contracts, is my booking insured, do you vet vendors, are vendors checked, what is the vowkit guarantee',
  languages:
    'which languages do you speak, do you understand spanish, can i ask in german, do you speak chinese, answer me in french, can you talk in spanish, can i write in my language',
  'no-app':
    'is there an app, iphone app, android app, download the app, mobile app, does it work on my phone, app store, can i use this on a tablet, which browser, does it work offline',
  assistant:
    'who are you, how do you know this, where do your answers come from, are you chatgpt, are your answers correct, can i trust your answers, are you an ai, which model are you, do you make things up',
  'assistant-limits':
    'how long can my question be, character limit of the chat, why can i only write 100 characters, my question is too long, exceed max characters, ask longer questions',
  'assistant-memory':
    'do you remember me, do you save this chat, is this conversation stored, delete this chat, start a new chat, clear the conversation, who reads this chat, do vendors see what i ask you, is this chat private',
  'site-problem':
    'the site is not working, page does not load, a button does not work, the website is down, found a bug, blank page, error message on the page, page not found, pictures do not load, the site is slow, something is broken, spinner never stops, i get an error',
  support:
    'how do i contact support, customer service, support email, talk to someone from your team, complain about a vendor, report a vendor, is there someone real i can email, phone number of support, vendor never replied, vendor ghosted me, scam, file a complaint, report a problem, help desk, feedback about the site, opening hours of support, speak to a real person, who can i call for help',
} satisfies Partial<Record<SiteTopic, string>>
