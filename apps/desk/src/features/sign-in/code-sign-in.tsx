export { LoginDialog as CodeSignIn } from '@vowkit/react'
