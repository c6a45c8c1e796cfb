/* The part of libheif-js that is used here; its own types lack what it adds in JavaScript. */

declare module 'libheif-js/libheif-wasm/libheif.js' {
  type Pixels = {
    readonly data: Uint8Array<ArrayBuffer>;
    /** Bytes of a row, four to a pixel. */
    readonly stride: number;
    readonly width: number;
    readonly height: number;
  };

  type HeifImage = {
    readonly handle: unknown;
    readonly is_primary: () => boolean;
    /** Upright, px. */
    readonly get_width: () => number;
    readonly get_height: () => number;
  };

  type Library = {
    readonly HeifDecoder: new () => { readonly decode: (bytes: Uint8Array) => HeifImage[] };
    readonly heif_colorspace_RGB: unknown;
    readonly heif_chroma_interleaved_RGBA: unknown;
    /** Without channels where it failed. */
    readonly heif_js_decode_image2: (
      handle: unknown,
      colorspace: unknown,
      chroma: unknown,
    ) => Promise<{ readonly channels?: readonly Pixels[] }>;
  };

  const libheif: (options: { readonly wasmBinary: ArrayBuffer }) => Library;
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default libheif;
}
