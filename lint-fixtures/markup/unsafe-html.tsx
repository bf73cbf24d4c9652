// breaks lint/security/noDangerouslySetInnerHtml
export const Unsafe = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />
