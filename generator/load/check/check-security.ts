import { isObject, member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { closestMatch } from '../../../templates/shared/closest-match.ts';
import { type Check, itemsOf } from './context.ts';
import { isToken } from './token.ts';

/** What is required to call must be declared among the security schemes. */
export const checkSecurity: Check = (holder, { document, problems }) => {
  const schemes = member(member(document, 'components'), 'securitySchemes');
  const declared = isObject(schemes) ? Object.keys(schemes) : [];
  for (const { value, pointer } of itemsOf(holder, 'security')) {
    for (const name of isObject(value) ? Object.keys(value) : []) {
      if (!declared.includes(name))
        problems.report('security-unknown', below(pointer, name), name, closestMatch(name, declared) ?? '');
    }
  }
};

/** An API key travels under a name that its place can carry. */
export const checkSecurityScheme: Check = ({ value, pointer }, { problems }) => {
  const [type, place, name] = [member(value, 'type'), member(value, 'in'), member(value, 'name')];
  if (type !== 'apiKey' || typeof name !== 'string') return;
  const at = below(pointer, 'name');
  if (name === '') return problems.report('parameter-name-empty', at);
  if (place === 'header' && !isToken(name)) problems.report('header-name-invalid', at, name);
  if (place === 'cookie' && !isToken(name)) problems.report('cookie-name-invalid', at, name);
};
