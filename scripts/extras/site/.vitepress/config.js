import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformerStyleToClass } from '@shikijs/transformers';
import { defineConfig } from 'vitepress';
import { writeSearchIndex } from './search-index.js';

/** Policy of every page, also where the host sends no headers. `frame-ancestors` only works in a header. */
const POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'";

const SITE = join(import.meta.dirname, '..');
const OUT = join(SITE, '../../../generated/docs/site');
const sidebar = JSON.parse(readFileSync(join(SITE, 'pages/data/sidebar.json'), 'utf8'));

/** Colors of code as classes, because the policy forbids `style` attributes. */
const codeClasses = transformerStyleToClass({ classPrefix: 'c-' });

/** Scripts that VitePress writes into pages; they become files, because the policy forbids inline scripts. */
const inlineScripts = new Map();

/** HTML that pages may contain. Other tags, as in descriptions of a specification, show as text. */
const ALLOWED_HTML =
  /^\s*(?:<!--[\s\S]*?-->|<\/?(?:div|span|br|details|summary|kbd|a)(?: (?:class|id)="[\w -]*")?\s*\/?>|<(?:TryIt|OperationList|MigrationExplorer|CodemodPlayground) \/>|<summary>[^<>]*<\/summary>|<\/?HomePage>|<template #\w+>|<\/template>|\s)+\s*$/;

function onlyAllowedHtml(md) {
  const escape = md.utils.escapeHtml;
  for (const rule of ['html_block', 'html_inline'])
    md.renderer.rules[rule] = (tokens, index) =>
      ALLOWED_HTML.test(tokens[index].content) ? tokens[index].content : escape(tokens[index].content);
  // Vue would evaluate braces in text.
  const text = md.renderer.rules.text;
  md.renderer.rules.text = (...given) => text(...given).replaceAll('{{', '&#123;&#123;');
}

/** Wraps tables, so that wide ones scroll by themselves and can be reached by keyboard. */
function scrollableTables(md) {
  md.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
  // A column without a title has an empty cell, not an empty header.
  const isEmpty = (tokens, index) => tokens[index].content === '' && tokens[index].type === 'inline';
  md.renderer.rules.th_open = (tokens, index, options) => {
    if (isEmpty(tokens, index + 1)) tokens[index].tag = tokens[index + 2].tag = 'td';
    return md.renderer.renderToken(tokens, index, options);
  };
}

export default defineConfig({
  title: 'BMP toolchain',
  description: 'A typed client, validators, a mock that behaves like the platform, and a codemod from v2.',
  lang: 'en',
  srcDir: 'pages',
  srcExclude: ['public/**'],
  outDir: OUT,
  cacheDir: join(SITE, 'node_modules/.cache/vitepress'),
  cleanUrls: true,
  metaChunk: true,
  // Pages of links in view would compete with the console for a slow connection.
  router: { prefetchLinks: false },
  // Without transitions, which need a style element, that the policy forbids.
  appearance: { disableTransition: false },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-default' },
    codeTransformers: [codeClasses],
    linkify: false,
    config(md) {
      onlyAllowedHtml(md);
      scrollableTables(md);
    },
  },
  head: [
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    ['link', { rel: 'stylesheet', href: '/code.css' }],
    ['meta', { name: 'theme-color', content: '#0b6e5f' }],
  ],
  transformHtml(code) {
    return code
      .replaceAll(/<script id="[^"]*">([\s\S]*?)<\/script>/g, (_, script) => {
        const name = `inline-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
        inlineScripts.set(name, script);
        return `<script src="/assets/${name}"></script>`;
      })
      .replaceAll(/ style="[^"]*"/g, '')
      .replace(
        '<meta charset="utf-8">',
        `<meta charset="utf-8">\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
      );
  },
  buildEnd() {
    mkdirSync(join(OUT, 'assets'), { recursive: true });
    for (const [name, script] of inlineScripts) writeFileSync(join(OUT, 'assets', name), script);
    writeFileSync(join(OUT, 'code.css'), codeClasses.getCSS());
    writeSearchIndex(OUT);
  },
  themeConfig: {
    siteTitle: 'BMP toolchain',
    logo: '/icon.svg',
    nav: [
      { text: 'Guides', link: '/guides/start', activeMatch: '^/guides/' },
      { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
      { text: 'Migration', link: '/migration/', activeMatch: '^/migration/' },
      { text: 'Rules', link: '/platform/conformance', activeMatch: '^/platform/' },
      { text: 'Diagnostics', link: '/diagnostics/', activeMatch: '^/diagnostics/' },
      { text: 'Project', link: '/project/comparison', activeMatch: '^/project/' },
    ],
    sidebar,
    outline: [2, 3],
    footer: {
      message:
        'Also for assistants: <a href="/llms.txt">llms.txt</a> · <a href="/project/changelog">Changelog</a> · <a href="/project/security">Security</a>',
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
});
