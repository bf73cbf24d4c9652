/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_VOWKIT_API?: string
}
