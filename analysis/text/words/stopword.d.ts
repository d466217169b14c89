declare module 'stopword' {
  export const deu: readonly string[];
  export const eng: readonly string[];
}
