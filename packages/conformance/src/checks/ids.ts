/** Ids that no backend has. */
export const UNKNOWN_VISION = '00000000-0000-4000-8000-000000000000'
export const UNKNOWN_ID = 999_999_999
export const UNKNOWN_CODE = 'vowkit-conformance-unknown'

/** A token that no backend has issued. */
export const INVALID_TOKEN = 'vowkit-conformance-invalid'
