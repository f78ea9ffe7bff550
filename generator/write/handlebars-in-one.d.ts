/** Handlebars in one file, as it is built for browsers: its other entry opens 44. */
declare module 'handlebars/dist/handlebars.js' {
  import Handlebars from 'handlebars';
  // biome-ignore lint/style/noDefaultExport: the module has one
  export default Handlebars;
}
