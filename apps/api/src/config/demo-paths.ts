/** Where a demo has its own form for the vendor connect page. */
export const CONNECT_FORM_PATH = '/demo/connect-form'

/** Where a demo has its own form for the monthly plan. */
export const PLAN_FORM_PATH = '/demo/plan-form'

/** Where a demo says what becomes of what is typed there. */
export const PRIVACY_PATH = '/demo/privacy'
