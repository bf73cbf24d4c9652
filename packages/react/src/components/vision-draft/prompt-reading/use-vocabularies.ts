import { LANGUAGES, type Language, type Vocabulary } from '@vowkit/understanding'
import { useEffect, useState } from 'react'
import { vocabularies } from './vocabularies.lazy.ts'

const ARABIC = /\p{Script=Arabic}/u
const CHINESE = /\p{Script=Han}/u

/** Loads the vocabularies of the languages in which the visitor may write. Empty until the first one has loaded. */
export function useVocabularies(text: string, interfaceLanguage: string): readonly Vocabulary[] {
  const [loaded, setLoaded] = useState<readonly Vocabulary[]>([])
  const wanted = languagesOf(text, interfaceLanguage).join()
  useEffect(() => {
    let isMounted = true
    const languages = wanted.split(',') as Language[]
    Promise.all(languages.map((language) => vocabularies[language]())).then(
      (all) => isMounted && setLoaded(all),
      // Ignore the failure, because the reading only adds to the form.
      () => isMounted && setLoaded([]),
    )
    return () => {
      isMounted = false
    }
  }, [wanted])
  return loaded
}

/** The script decides for Arabic and Chinese. Otherwise the languages of the interface and of the browser count. */
function languagesOf(text: string, interfaceLanguage: string): Language[] {
  if (ARABIC.test(text)) return ['ar']
  if (CHINESE.test(text)) return ['zh']
  const codes = [interfaceLanguage, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  const known = LANGUAGES.filter((language) => codes.includes(language))
  return known.length > 0 ? known : ['en']
}
