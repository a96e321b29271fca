/** A file that Vite bundles and minifies into one script (vite.config.ts); the import is its code. */
declare module '*?script' {
  const code: string;
  export default code;
}
