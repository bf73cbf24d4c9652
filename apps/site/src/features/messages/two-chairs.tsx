/** Illustration of two empty chairs. Decorative. */
export function TwoChairs() {
  return (
    <svg className="two-chairs" viewBox="0 0 240 240" aria-hidden="true">
      <path className="two-chairs__sky" d="M0 240V120a120 120 0 0 1 240 0v120Z" />
      <circle className="two-chairs__sun" cx="166" cy="78" r="26" />
      <path className="two-chairs__hill" d="M0 172c44-30 84-26 122-8s78 14 118-12v88H0Z" />
      <path className="two-chairs__ground" d="M0 206c60-14 180-16 240 0v34H0Z" />
      <g className="two-chairs__chair">
        <path
          transform="translate(-16)"
          d="M62 118q-2-6 5-6t7 6l6 52h34q6 0 6 5t-5 5l5 40h-7l-5-40H80l-6 40h-7l6-44Z"
        />
        <path
          transform="translate(16)"
          d="M178 118q2-6-5-6t-7 6l-6 52h-34q-6 0-6 5t5 5l-5 40h7l5-40h28l6 40h7l-6-44Z"
        />
      </g>
    </svg>
  )
}
