import * as z from 'zod/mini'

const address = z.optional(z.string())

/** The configuration that the built site reads from `/config.json` at start. A missing URL removes its link. */
export const SiteConfig = z.object({
  apiHost: z.string(),
  siteUrl: z.string(),
  visionUrl: z.string(),
  /** The host name of the vision site, without a port. */
  visionHost: address,
  /** If set and different, `/vision-board…` on this host redirects to the vision host. */
  mainHost: address,
  contactEmail: address,
  supportEmail: address,
  monthlyPlanFormUrl: address,
  /** The vendors' site. */
  vendorSiteUrl: address,
  /** The vendors' login page. */
  vendorLoginUrl: address,
  /** Where a vendor goes after setting a new password. Default `/vendor_dashboard/`. */
  vendorDashboardUrl: address,
  /** The form behind "Sign up", "Find Top Vendors" and the other buttons of the landing page. */
  signUpFormUrl: address,
  privacyUrl: address,
  termsUrl: address,
  /** The form of the vendor connect page. */
  connectFormUrl: address,
  /** Host names that payments, checkouts and magic links may lead to, besides the site's own. Default: any. */
  redirectHosts: z.optional(z.array(z.string())),
  /** Whether Google sign-in is configured. Known before the login page renders, so that its layout does not shift. */
  google: z.optional(z.boolean()),
  /** Whether the board shows its image generator. */
  showsImageGenerator: z.optional(z.boolean()),
  /** Whether loading errors are hidden. */
  quietErrors: z.optional(z.boolean()),
  /** Whether the back link of a vendor uses the browser history instead of leading to the wedding fairs. */
  vendorBackIsHistory: z.optional(z.boolean()),
})
export type SiteConfig = z.infer<typeof SiteConfig>
