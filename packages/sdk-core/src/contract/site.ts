import * as z from 'zod/mini'

/** Every screen of the site by its route name; `:name` stands for a parameter. Matched with and without a trailing slash. */
export const SITE_PATHS = {
  home: '/',
  logout: '/logout',
  'vision-list': '/vision-board',
  'vision-new': '/vision-board/new',
  'vision-detail': '/vision-board/view/:id',
} as const

/** Where one vision is shown. */
export function visionPath(id: string): string {
  return SITE_PATHS['vision-detail'].replace(':id', encodeURIComponent(id))
}

const address = z.optional(z.string())

/** What the built site reads from `/config.json` at start. A missing address disables the link it would serve. */
export const SiteConfig = z.object({
  apiHost: z.string(),
  siteUrl: z.string(),
  visionUrl: z.string(),
  /** The host name, without a port, that is the vision site. */
  visionHost: address,
  /** When set too, and different, `/vision-board…` on this host name moves to the vision host. */
  mainHost: address,
  contactEmail: address,
  supportEmail: address,
  monthlyPlanFormUrl: address,
})
export type SiteConfig = z.infer<typeof SiteConfig>
