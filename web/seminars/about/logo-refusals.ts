/** What the server says of a picture stands at the picture. */
export const logoRefusals = {
  unsupported_media_type: 'logo',
  payload_too_large: 'logo',
  image_upload_failed: 'logo',
} as const;
