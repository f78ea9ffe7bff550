import { optionLabel, optionText } from '../../templates/runtime/shared/cli-arguments.ts';
import { OPTIONS } from '../../generator/command/options.ts';
import { PRODUCTS, type Product, productText } from '../../generator/emit/products.ts';

/** Replaces the tables of options and products in a page, which stand between comments, by those of the definitions. */
export function withTables(page: string): string {
  const options = Object.entries(OPTIONS).map(([name, option]) => [
    `\`${optionLabel(name, option)}\``,
    optionText(option),
  ]);
  const products = Object.keys(PRODUCTS).map((name) => [`\`${name}\``, productText(name as Product)]);
  return replaceTable(replaceTable(page, 'Option', options), 'Product', products);
}

function replaceTable(page: string, title: string, rows: readonly (readonly string[])[]): string {
  const mark = `${title.toLowerCase()}s`;
  const lines = rows.map(([name = '', text = '']) => `| ${name} | ${sentence(text).replaceAll('|', '\\|')} |`);
  const table = [`| ${title} | Description |`, '| --- | --- |', ...lines].join('\n');
  return page.replace(new RegExp(`(<!-- ${mark} -->).*(<!-- /${mark} -->)`, 's'), `$1\n\n${table}\n\n$2`);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
