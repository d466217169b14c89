import { audioFormat, type MediaFormat } from './media-format.ts';

const brands = /^(iso[m2-9]|mp4[12]|avc1|av01|dash|msdh|MSNV|M4[AVB] |f4v |3g[p2].|qt {2}|mmp4|NDS[CHM]|XAVC)$/;

/** ISO base media (ISO/IEC 14496-12, 4.3): mp4, m4a, mov. Pictures (heic, avif) use the same container and are not accepted. */
export function sniffIsoMedia(head: Buffer): MediaFormat | undefined {
  if (head.length < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const major = head.toString('latin1', 8, 12);
  if (!brands.test(major)) return undefined;
  if (major === 'M4A ' || major === 'M4B ') return audioFormat('mov', 'audio/mp4');
  return { demuxer: 'mov', contentType: major === 'qt  ' ? 'video/quicktime' : 'video/mp4', kind: 'either' };
}

/** RFC 3533; the codec's own header is the first packet of its stream. */
export function sniffOgg(head: Buffer): MediaFormat | undefined {
  if (head.toString('latin1', 0, 5) !== 'OggS\u0000') return undefined;
  if (head.includes('\u0080theora', 0, 'latin1')) return { demuxer: 'ogg', contentType: 'video/ogg', kind: 'video' };
  const isAudio = ['OpusHead', '\u0001vorbis', '\u007fFLAC', 'Speex   '].some((magic) =>
    head.includes(magic, 0, 'latin1'),
  );
  return isAudio ? audioFormat('ogg', 'audio/ogg') : undefined;
}

/** RFC 8794 and RFC 9559: the EBML header contains the document type, the tracks contain codec ids (`V_…`, `A_…`). */
export function sniffMatroska(head: Buffer): MediaFormat | undefined {
  if (head.length < 16 || head.readUInt32BE(0) !== 0x1a45dfa3) return undefined;
  const header = head.toString('latin1', 0, 128);
  const type = header.includes('webm') ? 'webm' : header.includes('matroska') ? 'x-matroska' : undefined;
  if (type === undefined) return undefined;
  if (/V_(VP[89]|AV1|MPEG|MS|THEORA)/.test(head.toString('latin1'))) {
    return { demuxer: 'matroska', contentType: `video/${type}`, kind: 'video' };
  }
  const isAudio = /A_(OPUS|VORBIS|PCM|AAC|MPEG|FLAC)/.test(head.toString('latin1'));
  return isAudio
    ? audioFormat('matroska', `audio/${type}`)
    : { demuxer: 'matroska', contentType: `video/${type}`, kind: 'either' };
}
