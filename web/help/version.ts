/** The build puts the version of package.json in, and the commit. */
declare const RUBICON_VERSION: string;

/** Such as `0.1.0 (1a2b3c4)`; the commit is unknown where there was no git. */
export const VERSION = RUBICON_VERSION;
