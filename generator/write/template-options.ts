/**
 * How a template is compiled, here and when the package is built: strict, escaped for HTML only where it makes HTML.
 */
export function templateOptions(template: string): { readonly strict: true; readonly noEscape: boolean } {
  return { strict: true, noEscape: !template.endsWith('.html.hbs') };
}
