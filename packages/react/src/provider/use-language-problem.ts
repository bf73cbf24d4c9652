import { type Client, explainProblem, isDevelopment } from '@vowkit/sdk-core'
import { useContext, useEffect } from 'react'
import { type MessageOverrides, MessagesContext } from '../messages/use-messages.ts'

/** The languages that were logged on this page. */
const logged = new Set<string>()

interface Provided {
  client: Client
  lang?: string | undefined
  messages?: MessageOverrides | undefined
}

/** On development machines, logs a warning for a language without texts: the components then show English texts. */
export function useLanguageProblem({ client, lang = '', messages }: Provided): void {
  const outerMessages = useContext(MessagesContext)
  const { navigation, log } = client.ports
  const isEnglish = /^(en\b|$)/i.test(lang)
  const hasTexts = Object.keys(messages ?? outerMessages).length > 0
  const missing = isEnglish || hasTexts ? null : lang

  useEffect(() => {
    if (missing === null || logged.has(missing) || !isDevelopment(new URL(navigation.address()).hostname)) return
    logged.add(missing)
    const expected = 'messages with the texts of this language, such as frenchMessages of @vowkit/react/messages/fr'
    const problem = { code: 'texts_missing', subject: 'lang of VowkitProvider', value: missing, expected }
    void explainProblem(problem).then((message) => log.warn(message))
  }, [missing, navigation, log])
}
