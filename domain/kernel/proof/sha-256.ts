/** 32 bytes from any number of bytes. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

// The first 32 bits of the fractions of the cube roots of the first 64 primes.
// biome-ignore format: eight in a line
const rounds = Uint32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);
// The same of the square roots of the first 8.
// biome-ignore format: eight in a line
const start = Uint32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);
const blockBytes = 64;

/** SHA-256 (FIPS 180-4) wherever JavaScript runs: a browser has its own over https only, and answers each call later. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = start.slice();
  const words = new Uint32Array(64);
  const padded = pad(bytes);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += blockBytes) {
    for (let n = 0; n < 16; n++) words[n] = view.getUint32(at + 4 * n);
    extend(words);
    compress(state, words);
  }
  const hash = new DataView(new ArrayBuffer(32));
  for (let n = 0; n < 8; n++) hash.setUint32(4 * n, state[n] as number);
  return new Uint8Array(hash.buffer);
}

/** A one, zeros up to a whole block, and how many bits there were. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / blockBytes) * blockBytes);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const bits = bytes.length * 8;
  const end = new DataView(padded.buffer, padded.length - 8);
  end.setUint32(0, Math.floor(bits / 2 ** 32));
  end.setUint32(4, bits % 2 ** 32);
  return padded;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function extend(words: Uint32Array): void {
  for (let n = 16; n < 64; n++) {
    const [a, b] = [words[n - 15] as number, words[n - 2] as number];
    const first = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const second = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[n] = (words[n - 16] as number) + first + (words[n - 7] as number) + second;
  }
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n++) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + sum + chosen + (rounds[n] as number) + (words[n] as number)) | 0;
    const other = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (other + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let n = 0; n < 8; n++) state[n] = (state[n] as number) + (added[n] as number);
}
