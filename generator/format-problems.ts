import { formatProblem, type Printing } from './format-problem.ts';
import { printable } from './printable.ts';
import type { Problem } from './problems.ts';

/** How many of one code are told in full, and of how many more the places are. */
const limits = { full: 5, places: 20 };

/**
 * Problems as people read them, errors last, where the eye is. A big document makes the same mistake a hundred times:
 * of each code the first are told in full, of the others the places.
 */
export function formatProblems(problems: readonly Problem[], printing: Printing): readonly string[] {
  return (['warning', 'error'] as const).flatMap((severity) => {
    const told = problems.filter((problem) => problem.severity === severity);
    const codes = [...new Set(told.map(({ code }) => code))];
    return codes.flatMap((code) =>
      formatAlike(
        told.filter((problem) => problem.code === code),
        printing,
      ),
    );
  });
}

function formatAlike(problems: readonly Problem[], printing: Printing): readonly string[] {
  const full = problems.slice(0, limits.full).map((problem) => formatProblem(problem, printing));
  const others = problems.slice(limits.full);
  return others.length === 0 ? full : [...full, `${others.length} more of ${others[0]?.code}: ${placesOf(others)}`];
}

/** Places one after another, each once; the file is said where it changes. */
function placesOf(problems: readonly Problem[]): string {
  const places = [...new Set(problems.map(placeOf))];
  const told = places.slice(0, limits.places).map((place, index) => {
    const file = fileOf(place);
    return index > 0 && fileOf(places[index - 1] ?? '') === file ? place.slice(file.length) : place;
  });
  const more = places.length - told.length;
  return `${told.join(', ')}${more > 0 ? ` and ${more} other places (--json lists all)` : ''}`;
}

function placeOf({ address }: Problem): string {
  if (typeof address === 'string') return `#${printable(address)}`;
  return `${printable(address.file)}:${address.line}:${address.column}`;
}

/** The file of a place, with the colon behind it. */
function fileOf(place: string): string {
  return place.replace(/\d+:\d+$/, '');
}
