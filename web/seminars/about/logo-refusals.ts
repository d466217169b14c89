/** Maps the server's refusals of a picture to its field. */
export const logoRefusals = {
  unsupported_media_type: 'logo',
  payload_too_large: 'logo',
  image_upload_failed: 'logo',
} as const;
