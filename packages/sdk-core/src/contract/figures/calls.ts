import * as z from 'zod/mini'
import { attributionFields } from '../shared/attribution.ts'
import type { Call } from '../shared/call.ts'
import { MAX_ELEMENT_NAME_LENGTH, MAX_HOST_LENGTH, MAX_WEBSITES } from '../shared/limits.ts'
import { GivenDate } from '../shared/primitives.ts'
import { countWire } from './count-wire.ts'
import { DeskWebsites, WebsiteFiguresList } from './schema.ts'
import { figuresWire } from './wire.ts'

/** The limits of the list of websites. */
const Hosts = z
  .array(z.string().check(z.trim(), z.maxLength(MAX_HOST_LENGTH, { error: 'Enter a website such as example.com.' })))
  .check(z.maxLength(MAX_WEBSITES, { error: `Enter at most ${MAX_WEBSITES} websites.` }))

export const figuresCalls = {
  countElement: {
    ...countWire.countElement,
    summary: 'Counts an element of a page, without cookies and without data about the visitor.',
    tag: 'elements',
    body: z.object({
      ...attributionFields,
      /** `view`: the element is visible. `draft`: the visitor has started to type. Send each once for a page load. */
      event: z.enum(['view', 'draft']),
      /** The vendor who owns the page. Without a known vendor, nothing is counted. */
      vendor_id: z.optional(z.string().check(z.maxLength(MAX_ELEMENT_NAME_LENGTH))),
    }),
    status: 204,
    failures: [400],
    noStore: true,
  },
  getDeskWebsites: {
    ...figuresWire.getDeskWebsites,
    summary: 'Returns the websites on which the id of the caller’s vendor counts.',
    tag: 'desk',
    status: 200,
    response: DeskWebsites,
    failures: [401, 403],
    noStore: true,
  },
  setDeskWebsites: {
    ...figuresWire.setDeskWebsites,
    summary: 'Replaces the websites on which the id of the caller’s vendor counts.',
    tag: 'desk',
    body: z.object({
      /** The hosts of the websites, such as `example.com`. */
      hosts: Hosts,
    }),
    status: 200,
    response: DeskWebsites,
    failures: [400, 401, 403],
    noStore: true,
  },
  listWebsiteFigures: {
    ...figuresWire.listWebsiteFigures,
    summary:
      'Counts views, drafts, visions, inquiries and bookings of the caller’s vendor by day, website and element.',
    tag: 'desk',
    query: z.object({
      /** The first day, in the time zone of the deployment. Default: 29 days before `to`. */
      from: z.optional(GivenDate),
      /** The last day, in the time zone of the deployment. Default: today. The period has at most 366 days. */
      to: z.optional(GivenDate),
    }),
    status: 200,
    response: WebsiteFiguresList,
    failures: [400, 401, 403],
    noStore: true,
  },
} as const satisfies Record<string, Call>
