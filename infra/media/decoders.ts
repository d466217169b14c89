/**
 * The decoders that recordings need, by their names in ffmpeg: no other one runs, whatever a file asks for. Most holes of ffmpeg
 * were in decoders of formats that nobody records with, and the packaged build is from 2018.
 */
const audio = `
  pcm_u8 pcm_s8 pcm_s16le pcm_s16be pcm_s24le pcm_s24be pcm_s32le pcm_s32be pcm_f32le pcm_f32be pcm_f64le pcm_f64be
  pcm_alaw pcm_mulaw adpcm_ms adpcm_ima_wav adpcm_ima_qt gsm gsm_ms mp2 mp2float mp3 mp3float aac aac_fixed libfdk_aac
  alac flac ac3 eac3 opus libopus vorbis libvorbis speex libspeex amrnb amrwb libopencore_amrnb libopencore_amrwb`;
const video = 'h264 hevc mpeg4 vp8 vp9 libvpx libvpx-vp9 av1 libdav1d libaom-av1 theora mjpeg prores';

export const decoders = `${audio} ${video}`.trim().split(/\s+/).join(',');
