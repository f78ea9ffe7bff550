import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';
import { generate } from '../../generator/generate.ts';
import type { MapFile } from '../../templates/runtime/migrate-engine/src/migration/map-file.ts';

/** Operations of an API whose paths and methods change in each way: id, before, after, and the body after. */
const OPERATIONS: readonly (readonly [id: string, before: string, after: string, body?: string])[] = [
  ['listJobs', 'GET /jobs', 'GET /jobs/search'],
  ['listTools', 'GET /tools', 'GET /inventory/tools'],
  ['getBench', 'GET /benches/{bench_id}', 'GET /benches/{bench_id}/details'],
  ['getOrder', 'GET /orders/{order_id}/full', 'GET /orders/{order_id}'],
  ['listParts', 'GET /parts/list', 'GET /parts/all/list'],
  ['listSpares', 'GET /spares/search', 'GET /spares'],
  ['getShift', 'GET /staff/{id}/shift', 'GET /crew/{id}/shift'],
  ['getTask', 'GET /lists/{list}/tasks/{task}', 'GET /tasks/{task}'],
  ['getSlot', 'GET /slots/{day}/{hour}', 'GET /slots/{hour}/{day}'],
  ['getLane', 'GET /lane/{id}', 'GET /lanes/{id}/lane'],
  ['addTag', 'POST /tags', 'POST /tags/create', 'Tag'],
  ['getTag', 'GET /tags/{id}', 'GET /tags/{id}'],
  ['getStaff', 'GET /firms/{firm_id}/staff', 'GET /firms/{id}/staff'],
  ['getClerks', 'GET /offices/{office_id}/clerks', 'GET /branches/{id}/employees'],
  ['getNorth', 'GET /north', 'GET /south'],
  ['getSouth', 'GET /south', 'GET /north'],
  ['listBins', 'GET /bins', 'POST /bins/search'],
  ['listCarts', 'GET /carts', 'POST /carts/search', 'Tag'],
  ['closeGate', 'DELETE /gates/{id}', 'POST /gates/{id}/close'],
  ['saveDesk', 'PUT /desks/{id}', 'POST /desks/{id}', 'Tag'],
  ['readDoor', 'POST /doors/{id}/read', 'GET /doors/{id}'],
  ['listTickets', 'GET /tickets', 'GET /tickets'],
  ['addTicket', 'POST /tickets', 'POST /tickets', 'Ticket'],
];

/** Fields of schemas with their enumerations: before, after. */
const TICKET = {
  before: { id: '', prio: 'HIGH,LOW', stage: 'Stage', kinds: 'Kind[]', note: '' },
  after: { id: '', priority: 'high,low', stage: 'Stage', kinds: 'Kind[]', note: '' },
};

const VALUES = {
  'Ticket.prio': ['HIGH high', 'LOW low', 'Ticket.priority'],
  Stage: ['IN_WORK in_work', 'DONE done'],
  Kind: ['REPAIR_JOB repair_job', 'CHECK check'],
} as const;

type Side = 'before' | 'after';

function fieldSchema(type: string): object {
  if (type.endsWith('[]')) return { type: 'array', items: fieldSchema(type.slice(0, -2)) };
  if (/^[A-Z][a-z]/.test(type)) return { $ref: `#/components/schemas/${type}` };
  return type === '' ? { type: 'string' } : { type: 'string', enum: type.split(',') };
}

function enumeration(owner: 'Stage' | 'Kind', side: Side): object {
  return { type: 'string', enum: VALUES[owner].map((pair) => pair.split(' ')[side === 'before' ? 0 : 1]) };
}

function document(side: Side): string {
  const paths: Record<string, Record<string, object>> = {};
  for (const [id, before, after, body] of OPERATIONS) {
    const [method = '', path = ''] = (side === 'before' ? before : after).split(' ');
    const schema = id === 'listTickets' ? { type: 'array', items: fieldSchema('Ticket') } : fieldSchema(body ?? 'Tag');
    const content = { 'application/json': { schema } };
    const takesBody = body !== undefined && (side === 'after' || !before.startsWith('GET'));
    const operation = {
      operationId: id,
      parameters: (path.match(/(?<=\{)\w+/g) ?? []).map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...(takesBody || method === 'PUT' ? { requestBody: { content } } : {}),
      responses: { 200: { description: 'It.', content } },
    };
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  const fields = Object.entries(TICKET[side]).map(([name, type]) => [name, fieldSchema(type)]);
  const schemas = {
    Ticket: { type: 'object', properties: Object.fromEntries(fields) },
    Tag: { type: 'object', properties: { name: { type: 'string' } } },
    Stage: enumeration('Stage', side),
    Kind: enumeration('Kind', side),
  };
  const info = { title: 'Workshop', version: side === 'before' ? '1' : '2' };
  const servers = [
    'https://workshop.example.com/api',
    side === 'before' ? 'https://eu.example.com/depot/v1' : 'https://eu.example.com/depot/v2',
  ].map((url) => ({ url }));
  return JSON.stringify({ openapi: '3.1.0', info, servers, paths, components: { schemas } });
}

function renameTables(): Readonly<Record<string, readonly object[]>> {
  const documented = { source: 'notes', certainty: 'documented' };
  const endpoints = OPERATIONS.map(([id, before, after]) => {
    const side = (text: string): object => ({ operation: id, method: text.split(' ')[0], path: text.split(' ')[1] });
    const counterpart = before === after ? 'same' : 'moved';
    return { id: kebab(id), counterpart, v2: side(before), v3: side(after), ...documented };
  });
  const values = Object.entries(VALUES).flatMap(([owner, [one, other, renamed]]) =>
    [one, other].map((pair) => {
      const [v2 = '', v3 = ''] = pair.split(' ');
      const owners = [renamed === undefined ? owner : { v2: owner, v3: renamed }];
      return { id: kebab(`${owner}.${v2.toLowerCase()}`), operation: 'rename', owners, v2, v3, ...documented };
    }),
  );
  const fields = [{ id: 'prio', operation: 'rename', owners: ['Ticket'], v2: 'prio', v3: 'priority', ...documented }];
  return { endpoints, fields, values };
}

function kebab(name: string): string {
  return name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/^-/, '');
}

/** The migration map of the workshop, and the declarations of both versions. */
export interface Workshop {
  readonly map: MapFile;
  readonly before: string;
  readonly after: string;
}

/** Generates the codemod's data for the workshop. */
export async function generateWorkshop(): Promise<Workshop> {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-workshop-'));
  mkdirSync(join(folder, 'renames'));
  const paths = {
    spec: join(folder, 'after.json'),
    oldSpec: join(folder, 'before.json'),
    renames: join(folder, 'renames'),
  };
  writeFileSync(paths.spec, document('after'));
  writeFileSync(paths.oldSpec, document('before'));
  for (const [name, entries] of Object.entries(renameTables()))
    writeFileSync(join(paths.renames, `${name}.yaml`), JSON.stringify(entries));
  const { files } = await generate({ ...paths, only: ['migration'] }, new Diagnostics());
  rmSync(folder, { recursive: true });
  const map = JSON.parse(files.get('migrate/map.json') ?? '') as MapFile;
  const declarations = (name: string): string => files.get(`migrate/declarations/${name}.d.ts`) ?? '';
  return { map, before: declarations(map.versions.before), after: declarations(map.versions.after) };
}
