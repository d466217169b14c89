import { expect, test } from 'vitest';
import { videoAddressIn, videoIdIn } from './video-link.ts';

const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each([
  address,
  'https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc&t=4',
  'https://youtu.be/dQw4w9WgXcQ@evil.example/login',
  'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ#"><script>',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ/../../redirect?q=https://evil.example',
])('reduces %s to the video', (given) => {
  expect(videoAddressIn(given)).toBe(address);
});

test.each([
  'http://youtu.be/dQw4w9WgXcQ',
  'https://ada:secret@youtu.be/dQw4w9WgXcQ',
  'https://youtu.be.evil.example/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQx',
  'javascript:https://youtu.be/dQw4w9WgXcQ',
])('refuses %s', (given) => {
  expect([videoIdIn(given), videoAddressIn(given)]).toEqual([undefined, undefined]);
});
