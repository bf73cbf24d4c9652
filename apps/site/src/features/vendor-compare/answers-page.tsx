import './compare.css'
import { MAX_BRIEF_VENDORS } from '@vowkit/sdk-core/contract'
import { type VendorAnswer, vendorPath } from '@vowkit/sdk-core/vendors'
import { useState } from 'react'
import { compareMessages } from '../../shared/compare/messages.ts'
import { useRemoveDecided } from '../../shared/compare/use-remove-decided.ts'
import { useLocale, useMessages } from '../../shared/language/use-messages.ts'
import { LoadFailed } from '../../shared/load-failed.tsx'
import { Page } from '../../shared/page.tsx'
import { VendorPhoto } from '../../shared/vendor-photo.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerOrder } from './answer-order.tsx'
import { AnswerState } from './answer-state.tsx'
import { CompareSkeleton } from './compare-skeleton.tsx'
import { EmptyCompare } from './empty-compare.tsx'
import { LinkedText } from './linked-text.tsx'
import { useAnswers } from './use-answers.ts'
import { useReadAnswers } from './use-read-answers.ts'
import { readIds } from './vendor-ids.ts'

const NONE: VendorAnswer[] = []

/** The answers of vendors beside each other. Without ids in the URL, of the vendors that the couple asked last. */
export function AnswersPage({ ids }: { ids: string | undefined }) {
  const t = useMessages(compareMessages)
  const state = useAnswers(readIds(ids, MAX_BRIEF_VENDORS).join(','))
  const answers = state.status === 'ready' ? state.answers : NONE
  useReadAnswers(answers)
  useRemoveDecided(answers.filter((one) => one.is_declined || one.is_booked).map(({ vendor_id }) => vendor_id))
  return (
    <Page title={t.answersTitle}>
      <header className="answers__head">
        <h1 className="compare__title">{t.answersTitle}</h1>
        {state.status === 'ready' && (
          <button type="button" className="button button--quiet" aria-busy={state.isBusy} onClick={state.refresh}>
            {state.isBusy ? t.refreshing : t.refresh}
          </button>
        )}
      </header>
      {state.status === 'loading' && <CompareSkeleton count={3} />}
      {(state.status === 'failed' || (state.status === 'ready' && state.hasFailed)) && (
        <LoadFailed onRetry={state.refresh}>{t.answersFailed}</LoadFailed>
      )}
      {state.status === 'ready' && state.answers.length === 0 && <EmptyCompare>{t.noAnswers}</EmptyCompare>}
      {state.status === 'ready' && (
        <ul className="answers" role="list">
          {declinedLast(state.answers).map((answer) => (
            <li key={answer.vendor_id}>
              <Answer answer={answer} onChange={state.refresh} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

function declinedLast(answers: readonly VendorAnswer[]): VendorAnswer[] {
  return answers.toSorted((a, b) => Number(a.is_declined ?? false) - Number(b.is_declined ?? false))
}

interface AnswerProps {
  answer: VendorAnswer
  /** Called after the couple has declined the vendor or has taken that back. */
  onChange: () => void
}

function Answer({ answer, onChange }: AnswerProps) {
  const t = useMessages(compareMessages)
  const locale = useLocale()
  const [isJustDeclined, setJustDeclined] = useState(false)
  const { vendor_id, business_name: name, image, asked_at, reply } = answer
  const dateOf = (time: string) => new Date(time).toLocaleDateString(locale, { dateStyle: 'medium' })
  return (
    <article className="answer" aria-label={name}>
      <header className="answer__head">
        <VendorPhoto image={image} className="answer__photo" size={56} />
        <div>
          <h2 className="answer__name" dir="auto">
            <a href={vendorPath(vendor_id)}>{name}</a>
          </h2>
          <AnswerState answer={answer} />
        </div>
      </header>
      <AnswerOrder answer={answer} />
      {reply ? (
        <blockquote className="answer__reply" dir="auto">
          <LinkedText text={reply.message} />
        </blockquote>
      ) : (
        asked_at && <p className="answer__asked">{t.asked(dateOf(asked_at))}</p>
      )}
      <AnswerActions
        answer={answer}
        isJustDeclined={isJustDeclined}
        onDeclined={() => {
          setJustDeclined(true)
          onChange()
        }}
        onUndone={() => {
          setJustDeclined(false)
          onChange()
        }}
      />
    </article>
  )
}
