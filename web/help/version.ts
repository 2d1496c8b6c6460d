/** Replaced by the build: the version in package.json, and the commit. */
declare const RUBICON_VERSION: string;

/** Such as `0.1.0 (1a2b3c4)`; the commit is unknown if built without git. */
export const VERSION = RUBICON_VERSION;
