/** What other areas may use of shares. */
export { ReceivedFeedback } from './received-feedback.tsx';
export { ShareButton } from './share-button.tsx';
