import { useClient } from '@vowkit/react'
import {
  createDeskProfile,
  type DeskFacts,
  type DeskProfile,
  type DeskTopic,
  TOPIC_GROUPS,
} from '@vowkit/sdk-core/desk'
import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../shared/language/use-texts.ts'
import { profileTexts } from './texts.ts'

export interface FeaturesProps {
  features: DeskFacts['features']
  /** The features that the texts of the profile state. */
  read: DeskProfile['facts']['read']
  onChange: (features: DeskFacts['features']) => void
}

/** What the vendor confirms or rules out, such as languages, diets and access. */
export function Features({ features, read, onChange }: FeaturesProps) {
  const t = useTexts(profileTexts)
  const id = useId()
  const topics = useTopics()
  const labelOf = new Map(topics.map(({ topic, label }) => [topic, label]))
  const stated = new Set(features.map(({ topic }) => topic))
  const open = topics.filter(({ topic }) => !stated.has(topic))

  return (
    <fieldset className="choices">
      <legend>{t.features}</legend>
      {features.map(({ topic, has }, index) => {
        const label = labelOf.get(topic) ?? topic
        return (
          <div className="feature-row" key={topic}>
            <label className="feature-row__label" htmlFor={`${id}-${topic}`}>
              {label}
            </label>
            <select
              id={`${id}-${topic}`}
              value={has ? 'yes' : 'no'}
              onChange={({ target }) =>
                onChange(features.map((one, at) => (at === index ? { topic, has: target.value === 'yes' } : one)))
              }
            >
              <option value="yes">{t.yes}</option>
              <option value="no">{t.no}</option>
            </select>
            <button
              type="button"
              className="icon-button"
              aria-label={t.remove(label)}
              onClick={() => onChange(features.filter((one) => one.topic !== topic))}
            >
              <X size={18} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </div>
        )
      })}
      <div className="field">
        <label htmlFor={`${id}-add`}>{t.addFeature}</label>
        <select
          id={`${id}-add`}
          value=""
          onChange={({ target }) => target.value !== '' && onChange([...features, { topic: target.value, has: true }])}
        >
          <option value="">{t.chooseFeature}</option>
          {TOPIC_GROUPS.map((group) => (
            <optgroup key={group} label={t.groups[group]}>
              {open
                .filter((topic) => topic.group === group)
                .map(({ topic, label }) => (
                  <option key={topic} value={topic}>
                    {label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      {read.length > 0 && (
        <details className="read-facts">
          <summary>{t.read}</summary>
          <ul>
            {read.map(({ topic, has, sentence }) => (
              <li key={topic}>
                <strong>
                  {labelOf.get(topic) ?? topic}: {has ? t.yes : t.no}
                </strong>{' '}
                <q>{sentence}</q>
              </li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  )
}

/** The topics of features. Empty until they have loaded. */
function useTopics(): DeskTopic[] {
  const view = useClient().ports.once(createDeskProfile)
  const [topics, setTopics] = useState<DeskTopic[]>([])
  useEffect(() => {
    let isCurrent = true
    void view.listTopics().then((result) => {
      if (isCurrent && result.ok) setTopics(result.topics)
    })
    return () => {
      isCurrent = false
    }
  }, [view])
  return topics
}
