import { type JsonObject, textAt } from '@bmp/mock-engine/behavior';
import type { Behavior, Call, WriteContext } from '@bmp/mock-engine/behavior';
import { HttpError } from '@bmp/mock-engine/behavior';

const MANDATORY = ['linkSourceId', 'linkTargetId', 'linkType', 'targetThirdPartyId', 'targetThirdPartyType'];

const THIRD_PARTIES: Readonly<Record<string, string>> = {
  CONTACT: 'contacts',
  CUSTOMER: 'customers',
  EMPLOYEE: 'employees',
};

/** R148–R151: required properties of a link between people; only one link is the default. */
export const peopleLinks: Behavior = {
  rules: ['R148', 'R149', 'R150', 'R151'],
  writes: {
    peopleLinks: async (item, writing) => {
      const { before, input: sent, call } = writing;
      if (before !== undefined && sent['id'] !== before['id'])
        throw new HttpError(400, 'The "id" of the body must be that of the path.');
      const missing = MANDATORY.filter((name) => sent[name] === undefined || sent[name] === null);
      if (missing.length > 0)
        throw new HttpError(400, `These properties of a link are required: ${missing.join(', ')}.`);
      for (const [name, collections] of endsOf(sent))
        await requireOne(call, { collections, id: textAt(sent, name), name });
      const link: JsonObject = { ...item, ...fromPath(item, writing), defaultLink: sent['defaultLink'] === true };
      const others = (await call.state.all('peopleLinks')).filter(
        (other) => other['id'] !== link['id'] && other['linkSourceId'] === sent['linkSourceId'],
      );
      if (link['defaultLink'] === true && others.some((other) => other['defaultLink'] === true))
        throw new HttpError(400, 'A default link already exists.');
      return link;
    },
  },
};

/** Lists the references of a link. Which people it joins is undocumented; contacts and employees are assumed. */
function endsOf(sent: JsonObject): readonly (readonly [name: string, collections: readonly string[]])[] {
  const people = ['contacts', 'employees'];
  const parties = textAt(THIRD_PARTIES, textAt(sent, 'targetThirdPartyType') ?? '');
  return [
    ['linkSourceId', people],
    ['linkTargetId', people],
    ...(parties === undefined ? [] : [['targetThirdPartyId', [parties]] as const]),
  ];
}

interface End {
  readonly collections: readonly string[];
  readonly id: string | undefined;
  readonly name: string;
}

async function requireOne({ state }: Call, { collections, id = '', name }: End): Promise<void> {
  const found = await Promise.all(collections.map((collection) => state.get(collection, id)));
  if (found.every((item) => item === undefined))
    throw new HttpError(400, `Not found: "${name}" is not the identifier of an item of ${collections.join(' or ')}.`);
}

/** Sets the source of a link from the path if the body has none. */
function fromPath(item: JsonObject, { call }: WriteContext): JsonObject {
  const [parameter, id] =
    Object.entries(call.parameters.path).find(([name]) => name !== call.operation.resource?.id) ?? [];
  if (parameter === undefined || id === undefined) return {};
  return {
    sourceThirdPartyType: item['sourceThirdPartyType'] ?? parameter.replace(/_id$/, '').toUpperCase(),
    sourceThirdPartyId: item['sourceThirdPartyId'] ?? id,
  };
}
