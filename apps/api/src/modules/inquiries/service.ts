export { createListAnswers } from './answers.ts'
export { createBriefs } from './briefs.ts'
export { createInquiries } from './inquiries.ts'
