/** The version in package.json, which the build writes in. */
declare const VERSION: string;
