import { readFileSync } from 'node:fs';
import { diffLines } from 'diff';
import { join } from 'node:path';
import { type BrowserMock, createBrowserMock, type RenameResult } from './browser-mock.ts';
import { exampleValues } from './console-request.ts';
import { createBrowserCodemod, type CodemodResult } from './browser-codemod.ts';
import { codemodData } from './browser-bundles.ts';
import { countChanges, migrationRows } from './migration-index.ts';
import { readSource, ROOT, type SitePage } from './pages.ts';
import type { ReferenceData } from './sidebar.ts';
import { firstCallIn, installCommands, mockCommand, type OfferedPackage } from './start-page.ts';

/** Results that the home page shows before a visitor runs anything, made by the same code during the build. */
export interface HomeData {
  readonly renamed: { readonly fetch: RenameResult; readonly client: RenameResult };
  readonly example: string;
  readonly migrated: CodemodResult;
  readonly diff: readonly { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }[];
  readonly figures: {
    readonly operations: number;
    readonly rules: number;
    readonly changes: number;
  };
}

/** Code of v2 that the codemod shows. */
const EXAMPLE = `import type { BusinessDocument } from '@acme/v2-client';

export async function forceVat(base: string, id: string, line: string) {
  const url = \`\${base}/rest/sales/invoices/\${id}/force-vat-amount\`;
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify([{ businessDocumentLineId: line, forced: true }]),
  });
  return response.ok;
}

export function isOpen(document: BusinessDocument) {
  return document.approvalDate === undefined;
}
`;

function siteMock(): BrowserMock {
  return createBrowserMock(JSON.parse(readFileSync(join(ROOT, 'generated/mock/spec/v3.json'), 'utf8')));
}

/** Returns the responses of the mock to the examples of the operations, by their ids, as JSON with indentation. */
export async function mockResponses({ operations }: ReferenceData): Promise<ReadonlyMap<string, string>> {
  const mock = siteMock();
  const responses = new Map<string, string>();
  for (const operation of operations) {
    await mock.reset();
    const { status, body } = await mock.send(operation, exampleValues(operation), 'technical');
    if (status < 300 && /^\s*["{[]/.test(body)) responses.set(operation.id, JSON.stringify(JSON.parse(body), null, 2));
  }
  return responses;
}

/** Computes the results that the home page and the playground begin with. */
export async function homeData({ operations }: ReferenceData): Promise<HomeData> {
  const mock = siteMock();
  const migrated = createBrowserCodemod(codemodData())(EXAMPLE);
  return {
    renamed: { fetch: await mock.renameCard('fetch'), client: await mock.renameCard('client') },
    example: EXAMPLE,
    migrated,
    diff: diffLines(EXAMPLE, migrated.after).flatMap(({ value, added, removed }) =>
      value
        .replace(/\n$/, '')
        .split('\n')
        .map((text) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text }) as const),
    ),
    figures: {
      operations: operations.length,
      rules: (readSource('generated/docs/conformance.md').match(/<a id="R\d+">/g) ?? []).length,
      changes: countChanges(migrationRows()),
    },
  };
}

/** Returns the home page, with its code as slots of the component. */
export function homePage(offered: readonly OfferedPackage[]): SitePage {
  const commands = installCommands(offered, ['@bmp/sdk', '@bmp/mock']);
  const text = HOME.replace('<!-- install -->', () => commands)
    .replace('<!-- mock -->', () => mockCommand(offered))
    .replace('<!-- node -->\n', () => firstCallIn('node'))
    .replace('<!-- curl -->\n', () => firstCallIn('curl'))
    .replace('<!-- python -->\n', () => firstCallIn('python'));
  return { path: 'index.md', text };
}

const HOME = `---
layout: page
title: Business Management Platform toolchain
titleTemplate: false
sidebar: false
---

<HomePage>
<template #fetch>

~~~js
const card = 'workforce/employees/1/business-cards/1';
await fetch(\`\${baseUrl}/rest/\${card}\`, {
  method: 'POST',
  headers,
  body: JSON.stringify({ id: '1', employeeId: '1', name: 'Visa' }),
});
~~~

</template>
<template #client>

~~~js
await bmp.workforce.businessCards.update(
  { employeeId: '1', businessCardId: '1' },
  { name: 'Visa' },
);
~~~

</template>
<template #start>

~~~js
<!-- node -->
~~~

~~~sh
<!-- install -->
node first-call.js
~~~

</template>
<template #other>

::: code-group

~~~sh [curl]
<!-- mock -->
# in another terminal
<!-- curl -->
~~~

~~~python [Python]
# beside the mock: <!-- mock -->
<!-- python -->
~~~

:::

</template>
</HomePage>
`;
