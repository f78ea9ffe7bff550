import type { Site } from '../evidence/sites.ts';
import type { FieldEntry } from '../shared/migration/map.ts';
import { moveAccess } from './move-access.ts';
import { moveInLiteral } from './move-in-literal.ts';
import { moveInPattern } from './move-in-pattern.ts';
import { moveIndexType } from './move-index-type.ts';
import { moveKey } from './move-key.ts';
import { refuse } from './moving.ts';
import type { Pass } from './pass.ts';

/** Moves a member one step down, in reads, writes, literals, patterns and types. */
export function moveMember(pass: Pass, site: Site, entry: FieldEntry): void {
  const [container = '', member = ''] = entry.v3;
  const way = { container, member, wraps: container === site.name.text };
  if (site.members.some(pass.compiler.isReshaped))
    return way.wraps
      ? undefined
      : refuse(
          pass,
          { site, entry, way },
          'The member of another type is made after one that moves into another object.',
        );
  switch (site.kind) {
    case 'access':
    case 'element':
      return moveAccess(pass, { site, entry, way });
    case 'property':
    case 'shorthand':
      return moveInLiteral(pass, { site, entry, way });
    case 'binding':
    case 'target':
      return moveInPattern(pass, { site, entry, way });
    case 'index-type':
      return moveIndexType(pass, { site, entry, way });
    case 'key':
      return moveKey(pass, { site, entry, way });
    default:
      return refuse(
        pass,
        { site, entry, way },
        'The member moves into another object; this place cannot follow it by itself.',
      );
  }
}
