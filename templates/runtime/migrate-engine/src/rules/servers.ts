import ts from 'typescript';
import type { MovedServer } from '../migration/map-file.ts';
import { isDisplayText } from '../http/app-paths.ts';
import type { RuleContext } from './context.ts';

/** A string, or a part of a template. */
export type TextPart = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

/**
 * Replaces the address of a server that the new version does not have. Reports its path behind another host: a proxy
 * or a test system may still have it.
 */
export function visitServer(context: RuleContext, node: TextPart): void {
  const { servers = [] } = context.migration.file;
  if (servers.length === 0 || (ts.isStringLiteralLike(node) && isDisplayText(node))) return;
  const start = node.getStart(context.file) + 1;
  const text = context.file.text.slice(start, node.end);
  for (const server of servers) {
    const { v2, v3 } = server;
    const path = pathOf(v2);
    if (v3 !== undefined && startsWithPath(text, v2))
      // The server changes whatever becomes of the path behind it.
      return context.decideAbout(context.file, () => replaceServer(context, node, { start, v2, v3 }));
    const [host = ''] = /^(?:[a-z]+:\/\/[^/'"`]+)?/i.exec(text) ?? [];
    if (path !== '' && startsWithPath(text.slice(host.length), path)) return reportServer(context, node, server);
  }
}

function replaceServer(
  context: RuleContext,
  node: ts.Node,
  { start, v2, v3 }: { readonly start: number; readonly v2: string; readonly v3: string },
): void {
  context.edit({ start, end: start + v2.length, text: v3 });
  const reason = 'The new version has another server.';
  context.report({ node, rule: SERVER, category: 'url', tier: 'certain', reason, suggestion: v3 });
}

function reportServer(context: RuleContext, node: ts.Node, { v2, v3 }: MovedServer): void {
  const next = v3 === undefined ? 'another one' : pathOf(v3) === '' ? 'none' : pathOf(v3);
  const reason = `The address begins with ${pathOf(v2)}, the path of the server ${v2}, which has ${next} in the new version.`;
  context.report({ node, rule: SERVER, category: 'url', tier: 'manual', reason, suggestion: v3 ?? '' });
}

const SERVER = 'server';

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, '') : url.replace(/\/$/, '');
}

/** Tests whether a text begins with a path, and not only with the beginning of its last segment. */
function startsWithPath(text: string, path: string): boolean {
  return text.startsWith(path) && /^(?:[/?#'"`$]|$)/.test(text.slice(path.length));
}
