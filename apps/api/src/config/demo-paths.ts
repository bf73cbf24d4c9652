/** Path of the demo's vendor connect form. */
export const CONNECT_FORM_PATH = '/demo/connect-form'

/** Path of the demo's monthly plan form. */
export const PLAN_FORM_PATH = '/demo/plan-form'

/** Path of the demo's page about itself. */
export const ABOUT_PATH = '/demo/about'

/** Path of the demo's privacy policy. */
export const PRIVACY_PATH = '/demo/privacy'

/** Path of the demo's terms. */
export const TERMS_PATH = '/demo/terms'

/** Path of the demo's guarantee. */
export const GUARANTEE_PATH = '/demo/guarantee'
