export { createListAnswers } from './answers.ts'
export { createBriefs } from './briefs.ts'
export { createInquiries, type Inquiries } from './inquiries.ts'
