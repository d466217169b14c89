import { expect, test } from 'vitest';
import { sniff } from './sniff.ts';

const text = (content: string) => Buffer.from(content.padEnd(512, '\n'));

test.each([
  ['an HLS playlist', text('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST')],
  ['an ffconcat script', text("ffconcat version 1.0\nfile '/etc/passwd'")],
  ['an SDP description', text('v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nm=audio 5004 RTP/AVP 0')],
  ['a DASH manifest', text('<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011">')],
  ['HTML', text('<!doctype html><script>alert(1)</script>')],
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a text named .mp3', text('this is no sound')],
  ['a text that a sync word follows', Buffer.concat([text('hello'), Buffer.from([0xff, 0xfb, 0x90, 0x44]), text('x')])],
  ['one frame header and then noise', Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), text('x'), text('y')])],
  [
    'a picture in the container of films',
    Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
  ],
  ['an AVI film', Buffer.from('RIFF\u0010\u0000\u0000\u0000AVI LIST', 'latin1')],
  ['a PDF', text('%PDF-1.7')],
  ['a zip', Buffer.from('PK\u0003\u0004'.padEnd(100, '\u0000'), 'latin1')],
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(65_536)],
  ['the first byte of everything', Buffer.from([0xff])],
])('%s is not media', (_, head) => {
  expect(sniff(head)).toBeUndefined();
});

test('takes a tag that is longer than the sniffed head for MPEG audio', () => {
  const tag = Buffer.concat([
    Buffer.from('ID3\u0004\u0000\u0000\u0000\u0010\u0000\u0000', 'latin1'),
    Buffer.alloc(65_526),
  ]);
  expect(sniff(tag)).toMatchObject({ demuxer: 'mp3' });
});

test('does not take a tag before a text for media', () => {
  const tag = Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0010', 'latin1');
  expect(sniff(Buffer.concat([tag, Buffer.alloc(16), text('#EXTM3U')]))).toBeUndefined();
});
