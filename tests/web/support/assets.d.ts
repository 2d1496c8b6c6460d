/** A module and all that it imports, as scripts of Node by file name: `entry.js`, and the parts that it loads. */
declare module '*?scripts' {
  const scripts: Readonly<Record<string, string>>;
  export default scripts;
}
