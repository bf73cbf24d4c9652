import * as z from 'zod/mini'

const address = z.optional(z.string())

/** The configuration that the site fetches from `/config.json` when it starts. Links without a URL are hidden. */
export const SiteConfig = z.object({
  apiHost: z.string(),
  siteUrl: z.string(),
  visionUrl: z.string(),
  /** The host name of the vision site, without a port. */
  visionHost: address,
  /** If this host differs from `visionHost`, its `/vision-board…` pages redirect to `visionHost`. */
  mainHost: address,
  contactEmail: address,
  supportEmail: address,
  monthlyPlanFormUrl: address,
  /** The URL of the vendors' site. */
  vendorSiteUrl: address,
  /** The URL of the vendors' login page. */
  vendorLoginUrl: address,
  /** The URL that opens after a vendor has set a new password. Default `/vendor_dashboard/`. */
  vendorDashboardUrl: address,
  /** The URL of the form that "Sign up", "Find Top Vendors" and other buttons of the landing page open. */
  signUpFormUrl: address,
  privacyUrl: address,
  termsUrl: address,
  /** The URL of the form on the vendor connect page. */
  connectFormUrl: address,
  /** Host names to which payments, checkouts and magic links may navigate, besides the site's own. Default: any. */
  redirectHosts: z.optional(z.array(z.string())),
  /** Whether Google sign-in is configured. Set here so that the layout of the login page does not shift. */
  google: z.optional(z.boolean()),
  /** Whether the board shows its image generator. */
  showsImageGenerator: z.optional(z.boolean()),
  /** Whether loading errors are hidden. */
  quietErrors: z.optional(z.boolean()),
  /** Whether the back link of a vendor's page uses the browser history instead of opening the wedding fairs. */
  vendorBackIsHistory: z.optional(z.boolean()),
})
export type SiteConfig = z.infer<typeof SiteConfig>
