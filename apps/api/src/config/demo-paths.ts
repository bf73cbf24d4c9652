/** The demo's form for the vendor connect page. */
export const CONNECT_FORM_PATH = '/demo/connect-form'

/** The demo's form for the monthly plan. */
export const PLAN_FORM_PATH = '/demo/plan-form'

/** The demo's privacy policy. */
export const PRIVACY_PATH = '/demo/privacy'
