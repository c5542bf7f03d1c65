/** What swc needs to agree with tsconfig.json; the build and Jest differ in the kind of module. */
export const swcOptions = ({ module, tsx = false, sourceMaps = true }) => ({
  swcrc: false,
  configFile: false,
  sourceMaps,
  module: { type: module },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true, tsx },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
});
