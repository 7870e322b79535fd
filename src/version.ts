/** The version of the package. The bundler puts the number of package.json here. */
export const version: string = 'unreleased';
