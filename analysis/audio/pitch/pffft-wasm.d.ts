declare module '@echogarden/pffft-wasm/simd' {
  /** The C functions of PFFFT; pointers are byte addresses in the heap. */
  export type Pffft = Readonly<{
    HEAPF32: Float32Array<ArrayBuffer>;
    /** `kind` 0 is a real transform. */
    _pffft_new_setup(length: number, kind: 0): number;
    _pffft_destroy_setup(setup: number): void;
    _pffft_aligned_malloc(bytes: number): number;
    _pffft_aligned_free(pointer: number): void;
    /** `direction` 0 is forward, 1 is backward, unscaled. */
    _pffft_transform_ordered(setup: number, from: number, to: number, work: number, direction: 0 | 1): void;
  }>;
  export default function load(): Promise<Pffft>;
}
