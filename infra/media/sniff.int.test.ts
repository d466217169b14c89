import { expect, test } from 'vitest';
import { headOf, madeMedia, picture, tone } from '#infra/lab/testing/test-media.ts';
import { sniff } from './sniff.ts';

test.each([
  ['wav', 'talk.wav', [], { demuxer: 'wav', contentType: 'audio/wav' }],
  ['large wav', 'talk.wav', ['-rf64', 'always'], { demuxer: 'wav', contentType: 'audio/wav' }],
  ['mp3', 'talk.mp3', [], { demuxer: 'mp3', contentType: 'audio/mpeg' }],
  ['mp3 without a tag', 'talk.mp3', ['-id3v2_version', '0', '-write_xing', '0'], { demuxer: 'mp3' }],
  ['mp3 at 8 kHz', 'talk.mp3', ['-ar', '8000'], { demuxer: 'mp3' }],
  ['MPEG layer 2', 'talk.mp2', [], { demuxer: 'mp3' }],
  ['m4a', 'talk.m4a', [], { demuxer: 'mov', contentType: 'audio/mp4', kind: 'audio' }],
  ['aac', 'talk.aac', [], { demuxer: 'aac', contentType: 'audio/aac' }],
  ['flac', 'talk.flac', [], { demuxer: 'flac', contentType: 'audio/flac' }],
  ['opus', 'talk.opus', ['-c:a', 'libopus'], { demuxer: 'ogg', contentType: 'audio/ogg' }],
  ['vorbis', 'talk.ogg', ['-c:a', 'libvorbis'], { demuxer: 'ogg', contentType: 'audio/ogg' }],
  ['aiff', 'talk.aiff', [], { demuxer: 'aiff', contentType: 'audio/aiff' }],
  ['caf', 'talk.caf', [], { demuxer: 'caf' }],
  [
    'a webm of sound',
    'talk.webm',
    ['-c:a', 'libopus'],
    { demuxer: 'matroska', contentType: 'audio/webm', kind: 'audio' },
  ],
])('detects %s by its content', async (_, name, options, format) => {
  const file = await madeMedia(name, [...tone(2), ...options]);
  expect(sniff(await headOf(file))).toMatchObject(format);
});

const film = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-c:a', 'aac'];

test.each([
  ['mp4', 'talk.mp4', film, { demuxer: 'mov', contentType: 'video/mp4', kind: 'either' }],
  ['mov', 'talk.mov', film, { demuxer: 'mov', contentType: 'video/quicktime' }],
  ['3gp', 'talk.3gp', film, { demuxer: 'mov' }],
  [
    'webm',
    'talk.webm',
    ['-c:v', 'libvpx', '-c:a', 'libopus'],
    { demuxer: 'matroska', contentType: 'video/webm', kind: 'video' },
  ],
  ['matroska', 'talk.mkv', film, { demuxer: 'matroska', contentType: 'video/x-matroska' }],
  [
    'theora',
    'talk.ogv',
    ['-c:v', 'libtheora', '-c:a', 'libvorbis'],
    { demuxer: 'ogg', contentType: 'video/ogg', kind: 'video' },
  ],
])('detects a film in %s by its content', async (_, name, options, format) => {
  const file = await madeMedia(name, [...picture(1), ...tone(1), ...options]);
  expect(sniff(await headOf(file))).toMatchObject(format);
});
