/** Answers to a recording that are about one field, of the uploaded file and of the recorded take alike. */
export const uploadRefusals = {
  payload_too_large: 'file',
  unsupported_media_type: 'file',
  media_unreadable: 'file',
  quota_exhausted: 'analysisClass',
} as const;
