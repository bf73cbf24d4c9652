/** URL of the Vowkit backend. Set it in `.env`. */
export const apiHost = import.meta.env.PUBLIC_VOWKIT_API ?? 'http://localhost:8787'

/** Your name. The backend stores it with each vision and message. */
export const partner = 'fern-and-ivory'
