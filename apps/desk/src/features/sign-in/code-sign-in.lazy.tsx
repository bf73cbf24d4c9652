import { lazyComponent } from '@vowkit/react/lazy'

export const CodeSignInLazy = lazyComponent(async () => (await import('./code-sign-in.tsx')).CodeSignIn)
