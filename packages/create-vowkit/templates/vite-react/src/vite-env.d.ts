/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_VOWKIT_API?: string
}
